/** One step of something that is watched: a button with a picture on it. */
import { Icon, type IconName } from "./Icon.tsx";

interface ControlProps {
  readonly name: IconName;
  readonly label: string;
  /** Stays the same while the picture on it changes. */
  readonly control?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export const Control = ({ name, label, control = name, disabled = false, onClick }: ControlProps) => (
  <button
    type="button"
    class="button button-icon"
    aria-label={label}
    title={label}
    data-control={control}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={name} />
  </button>
);

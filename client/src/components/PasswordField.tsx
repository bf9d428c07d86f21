/** A table's password, in plain sight: it is told to friends, and guards no more than an evening. */
import { PASSWORD_LENGTH } from "@mindbug/shared/protocol";
import { say, type TextKey } from "../i18n/index.ts";

interface PasswordFieldProps {
  readonly label: TextKey;
  /** What was typed was not it. */
  readonly wrong?: boolean;
  readonly onInput: (password: string) => void;
}

export const PasswordField = ({ label, wrong = false, onInput }: PasswordFieldProps) => (
  <div class="field">
    <label for="password">{say(label)}</label>
    <input
      class="text-input"
      id="password"
      name="password"
      type="text"
      maxLength={PASSWORD_LENGTH}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      dir="auto"
      aria-describedby={wrong ? "password-complaint" : undefined}
      aria-invalid={wrong}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
    {wrong && (
      <p class="complaint" id="password-complaint" role="alert">
        {say("passwordWrong")}
      </p>
    )}
  </div>
);

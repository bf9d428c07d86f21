/** The buttons below a replay: to any step, on by itself, faster, and an address of this moment. */
import type { ComponentChildren } from "preact";
import type { Speed } from "../../animation/pace.ts";
import { CopyButton } from "../../components/CopyButton.tsx";
import { Control } from "../../components/Control.tsx";
import { Icon } from "../../components/Icon.tsx";
import { say, type TextKey } from "../../i18n/index.ts";

const SPEED_WORDS: Readonly<Record<Speed, TextKey>> = { off: "speedOff", fast: "speedFast", normal: "speedNormal" };
const SPEEDS = ["off", "fast", "normal"] as const satisfies readonly Speed[];

interface ReplayControlsProps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly onJump: (at: number) => void;
  readonly onStep: () => void;
  readonly onPlay: (on: boolean) => void;
  readonly onSpeed: (speed: Speed) => void;
  /** The address of the moment that is shown. */
  readonly address: () => string;
  /** Stands above the buttons. */
  readonly children?: ComponentChildren;
}

export function ReplayControls(props: ReplayControlsProps) {
  const { at, last, playing, speed, onJump, onStep, onPlay, onSpeed, address, children } = props;
  const words = say("stepOf", { n: at, of: last });
  return (
    <footer class="replay-controls">
      {children}
      <div class="replay-buttons">
        <Control name="first" label={say("toStart")} onClick={() => onJump(0)} />
        <Control name="previous" label={say("stepBack")} onClick={() => onJump(at - 1)} />
        <Control
          name={playing ? "pause" : "play"}
          label={say(playing ? "pause" : "play")}
          control="play"
          onClick={() => onPlay(!playing)}
        />
        <Control name="next" label={say("stepOn")} onClick={onStep} />
        <Control name="last" label={say("toEnd")} onClick={() => onJump(last)} />
        <input
          class="scrub"
          id="replay-position"
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={say("position")}
          aria-valuetext={words}
          onInput={({ currentTarget }) => onJump(Number(currentTarget.value))}
        />
        <output class="replay-step" for="replay-position">
          {words}
        </output>
        <select
          class="text-input"
          id="replay-speed"
          aria-label={say("speedLabel")}
          value={speed}
          onChange={({ currentTarget }) => {
            const chosen = SPEEDS.find((each) => each === currentTarget.value);
            if (chosen !== undefined) onSpeed(chosen);
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {say(SPEED_WORDS[each])}
            </option>
          ))}
        </select>
        <CopyButton class="button-icon" title={say("linkToMoment")} address={address}>
          <Icon name="link" />
        </CopyButton>
      </div>
    </footer>
  );
}

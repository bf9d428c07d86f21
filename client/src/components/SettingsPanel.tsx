/** Language, sound, motion: the same panel on the home page and in the table's menu. */
import { LANGUAGES } from "@mindbug/shared/text";
import type { Speed } from "../animation/pace.ts";
import { language, languageName, rememberLanguage, say, type TextKey } from "../i18n/index.ts";
import { sounds } from "../sound/sounds.ts";
import { changeSettings, type Flag, settings, SPEEDS, type Volume } from "../store/settings.ts";
import { Choices } from "./Choices.tsx";
import "./settingsPanel.css";

const SPEED_NAMES: Readonly<Record<Speed, TextKey>> = { off: "speedOff", fast: "speedFast", normal: "speedNormal" };

interface ToggleProps {
  readonly of: Flag;
  readonly label: TextKey;
  readonly line?: TextKey;
}

const Toggle = ({ of: name, label, line }: ToggleProps) => (
  <label class="toggle" for={`set-${name}`}>
    <input
      type="checkbox"
      id={`set-${name}`}
      checked={settings()[name]}
      onChange={({ currentTarget }) => {
        changeSettings({ [name]: currentTarget.checked });
        if (name === "sound" && currentTarget.checked) sounds.play("click");
      }}
    />
    <span class="toggle-track" aria-hidden="true" />
    <span class="toggle-words">
      {say(label)}
      {line !== undefined && <small>{say(line)}</small>}
    </span>
  </label>
);

const VOLUME_STEPS = 20;

/** Heard as it is moved: effects by one of them, music by itself. */
const VolumeSlider = ({ of: name, label }: { readonly of: Volume; readonly label: TextKey }) => (
  <label class="volume" for={`set-${name}`}>
    <span>{say(label)}</span>
    <input
      type="range"
      id={`set-${name}`}
      min={0}
      max={1}
      step={1 / VOLUME_STEPS}
      value={settings()[name]}
      disabled={!settings().sound}
      aria-valuetext={say("percent", { n: Math.round(settings()[name] * 100) })}
      onInput={({ currentTarget }) => changeSettings({ [name]: Number(currentTarget.value) })}
      onChange={() => {
        if (name === "effects") sounds.play("energy");
      }}
    />
  </label>
);

/** Computers know the function too, and have nothing to shake. */
const mayVibrate = (): boolean => "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

export const SettingsPanel = () => (
  <section class="settings" aria-label={say("settings")}>
    <h2>{say("settings")}</h2>
    <Choices
      name="language"
      legend={say("languageLabel")}
      list={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      chosen={[language()]}
      onChange={rememberLanguage}
    />
    <Choices
      name="speed"
      legend={say("animation")}
      list={SPEEDS.map((value) => ({ value, label: say(SPEED_NAMES[value]) }))}
      chosen={[settings().speed]}
      onChange={(speed) => changeSettings({ speed })}
    />
    <div class="toggles">
      <Toggle of="sound" label="sound" />
      <VolumeSlider of="effects" label="effectsVolume" />
      <VolumeSlider of="music" label="musicVolume" />
      {mayVibrate() && <Toggle of="vibration" label="vibration" line="vibrationLine" />}
      <Toggle of="reducedMotion" label="reducedMotion" line="reducedMotionLine" />
      <Toggle of="marks" label="marks" line="marksLine" />
      <Toggle of="autoForced" label="autoForced" line="autoForcedLine" />
      <Toggle of="tapAgain" label="tapAgain" line="tapAgainLine" />
      <Toggle of="muted" label="mute" />
    </div>
  </section>
);

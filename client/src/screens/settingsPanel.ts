/** Language, sound, motion: the same panel on the home page and in the table's menu. */
import { LANGUAGES } from "@mindbug/shared/text";
import type { Speed } from "../animation/queue.ts";
import { showAgain } from "../app/app.ts";
import { h } from "../app/dom.ts";
import { language, rememberLanguage, say, type TextKey } from "../i18n/index.ts";
import { changeSettings, settings, type Settings, SPEEDS } from "../settings.ts";
import { sounds } from "../sound/sounds.ts";
import { choices } from "./parts.ts";

const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;
const SPEED_NAMES: Readonly<Record<Speed, TextKey>> = { off: "speedOff", fast: "speedFast", normal: "speedNormal" };
type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function toggle(name: Flag, label: TextKey, line?: TextKey): HTMLElement {
  const input = h("input", { attrs: { type: "checkbox", id: `set-${name}`, checked: settings()[name] } });
  input.addEventListener("change", () => {
    changeSettings({ [name]: input.checked });
    if (name === "sound" && input.checked) sounds.play("click");
  });
  return h(
    "label",
    { class: "toggle", attrs: { for: input.id } },
    input,
    h("span", { class: "toggle-track", attrs: { "aria-hidden": "true" } }),
    h("span", { class: "toggle-words" }, say(label), line !== undefined && h("small", {}, say(line))),
  );
}

export function settingsPanel(): HTMLElement {
  return h(
    "section",
    { class: "settings", attrs: { "aria-label": say("settings") } },
    h("h2", {}, say("settings")),
    choices(
      "language",
      say("languageLabel"),
      "radio",
      LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      () => [language()],
      (value) => {
        rememberLanguage(value);
        showAgain();
      },
    ),
    choices(
      "speed",
      say("animation"),
      "radio",
      SPEEDS.map((value) => ({ value, label: say(SPEED_NAMES[value]) })),
      () => [settings().speed],
      (value) => changeSettings({ speed: value }),
    ),
    h(
      "div",
      { class: "toggles" },
      toggle("sound", "sound"),
      toggle("reducedMotion", "reducedMotion", "reducedMotionLine"),
      toggle("marks", "marks", "marksLine"),
      toggle("autoForced", "autoForced", "autoForcedLine"),
      toggle("muted", "mute"),
    ),
  );
}

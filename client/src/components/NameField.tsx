/** What this person wants to be called; kept as it is typed. */
import { NAME_LENGTH } from "@mindbug/shared/protocol";
import { say } from "../i18n/index.ts";
import { nickname } from "../store/nickname.ts";
import { changeSettings, cleanName, settings } from "../store/settings.ts";

export const NameField = () => (
  <div class="field">
    <label for="name">{say("yourName")}</label>
    <input
      class="text-input"
      id="name"
      name="name"
      type="text"
      maxLength={NAME_LENGTH}
      autocomplete="nickname"
      spellcheck={false}
      dir="auto"
      placeholder={nickname()}
      defaultValue={settings().name}
      onInput={(event) => changeSettings({ name: cleanName(event.currentTarget.value) })}
    />
  </div>
);

/** A form for a room's code; `watch` joins as a spectator. */
import { normaliseCode } from "@mindbug/shared/protocol";
import { useState } from "preact/hooks";
import { go } from "../app/navigation.ts";
import { roomHref } from "../app/router.ts";
import { say, type TextKey } from "../i18n/index.ts";
import "./codeForm.css";

export function CodeForm({ label, watch = false }: { readonly label: TextKey; readonly watch?: boolean }) {
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    const code = normaliseCode(input?.value ?? "");
    if (code !== null) return go(roomHref(code, watch));
    setWrong(true);
    input?.focus();
  };
  return (
    <form class="code-form" noValidate onSubmit={submit}>
      <div class="field">
        <label for="code">{say(label)}</label>
        <input
          class="text-input code-input"
          id="code"
          name="code"
          type="text"
          maxLength={12}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={say("codePlaceholder")}
          aria-describedby="code-complaint"
          aria-invalid={wrong}
        />
      </div>
      <button class="button button-act" type="submit">
        {say(watch ? "watch" : "join")}
      </button>
      <p class="complaint" id="code-complaint" role="alert">
        {wrong && say("codeWrong")}
      </p>
    </form>
  );
}

/** What people say to each other between matches. */
import { CHAT_LENGTH, type EveningView, TO_EVENING } from "@mindbug/shared/protocol";
import { useState } from "preact/hooks";
import { Theirs } from "../../components/Words.tsx";
import { say } from "../../i18n/index.ts";
import type { EveningLink } from "../../net/eveningLink.ts";
import { personName } from "./names.ts";

export function Chat({ view, link }: { readonly view: EveningView; readonly link: EveningLink }) {
  const [text, setText] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    link.send(TO_EVENING.chat, { text: text.trim() });
    setText("");
  };
  return (
    <section class="evening-part" aria-labelledby="evening-chat">
      <h2 id="evening-chat">{say("eveningChat")}</h2>
      <ol class="evening-chat" aria-live="polite">
        {link.chat.value.map(({ person, name, text: said }, index) => (
          <li key={index}>
            <b>
              <Theirs text={person === null ? name || say("spectatorName") : personName(view, person)} />
            </b>{" "}
            <Theirs text={said} />
          </li>
        ))}
      </ol>
      <form class="evening-say" onSubmit={submit}>
        <input
          value={text}
          maxLength={CHAT_LENGTH}
          aria-label={say("eveningSay")}
          placeholder={say("eveningSay")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("eveningSend")}
        </button>
      </form>
    </section>
  );
}

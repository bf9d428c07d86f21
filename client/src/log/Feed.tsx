/** The log with what stands around it: a way to close it, whom not to hear, something to say. */
import { CHAT_LENGTH, type Emote, EMOTES } from "@mindbug/shared/protocol";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { EmoteIcon } from "../components/EmoteIcon.tsx";
import { Icon } from "../components/Icon.tsx";
import { say, type TextKey } from "../i18n/index.ts";
import { cut } from "../store/settings.ts";
import { Log, type Readers } from "./Log.tsx";
import type { LogEntry } from "./logStore.ts";
import "./log.css";

export const EMOTE_WORDS: Readonly<Record<Emote, TextKey>> = {
  hello: "emoteHello",
  wellPlayed: "emoteWellPlayed",
  thinking: "emoteThinking",
  oops: "emoteOops",
  wow: "emoteWow",
  thanks: "emoteThanks",
  mindbug: "emoteMindbug",
  goodGame: "emoteGoodGame",
};

interface TalkProps {
  readonly onChat: (text: string) => void;
  /** null for those who only look on. */
  readonly onEmote: ((emote: Emote) => void) | null;
}

export interface FeedProps extends Readers {
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** null where nobody is there to talk to. */
  readonly talk: TalkProps | null;
  /** Stands above the lines. */
  readonly children?: ComponentChildren;
}

export const Feed = ({ entries, open, onClose, talk, children, ...readers }: FeedProps) => (
  <aside class="feed" id="feed" aria-label={say("showLog")} hidden={!open}>
    <header class="feed-head">
      <h2>{say("log")}</h2>
      <button type="button" class="button button-icon" aria-label={say("hideLog")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
    {children}
    {open && <Log entries={entries} {...readers} />}
    {talk !== null && <Talk {...talk} />}
  </aside>
);

const Talk = ({ onChat, onEmote }: TalkProps) => (
  <div class="talk">
    {onEmote !== null && (
      <div class="emotes" role="group" aria-label={say("emotes")}>
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            class="button emote"
            aria-label={say(EMOTE_WORDS[emote])}
            title={say(EMOTE_WORDS[emote])}
            onClick={() => onEmote(emote)}
          >
            <EmoteIcon emote={emote} />
          </button>
        ))}
      </div>
    )}
    <ChatForm onChat={onChat} />
  </div>
);

function ChatForm({ onChat }: Pick<TalkProps, "onChat">) {
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    const text = cut(input?.value.trim() ?? "", CHAT_LENGTH);
    if (text !== "") onChat(text);
    event.currentTarget.reset();
  };
  return (
    <form class="chat-form" onSubmit={submit}>
      <input
        class="text-input"
        id="chat"
        type="text"
        maxLength={CHAT_LENGTH}
        autocomplete="off"
        dir="auto"
        placeholder={say("chatPlaceholder")}
        aria-label={say("chatLabel")}
      />
      <button class="button" type="submit">
        {say("say")}
      </button>
    </form>
  );
}

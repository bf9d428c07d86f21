/** Friendly dead ends: each says what happened and offers a way on. */
import type { ComponentChildren } from "preact";
import { CodeForm } from "../../components/CodeForm.tsx";
import { Picture } from "../../components/Picture.tsx";
import { useTitle } from "../../app/attention.ts";
import { HREF } from "../../app/router.ts";
import { say, type TextKey } from "../../i18n/index.ts";
import type { LinkState } from "../../net/roomLink.ts";
import { cut } from "../../store/settings.ts";
import "./message.css";

const CODE_SHOWN = 12;

interface MessagePageProps {
  /** A creature of First Contact. */
  readonly picture: string;
  readonly title: string;
  readonly line?: string;
  /** A second sentence. */
  readonly more?: ComponentChildren;
  /** Between the words and the ways on. */
  readonly form?: ComponentChildren;
  /** The ways on. */
  readonly children?: ComponentChildren;
}

export const MessagePage = ({ picture, title, line = "", more, form, children }: MessagePageProps) => (
  <main class="page message" id="content">
    <Picture atlas="first-contact" frame={picture} class="message-picture" />
    <h1>{title}</h1>
    {line !== "" && <p class="message-line">{line}</p>}
    {more !== undefined && more !== false && <p class="message-more">{more}</p>}
    {form}
    {children !== undefined && <div class="actions">{children}</div>}
  </main>
);

export const HomeLink = () => (
  <a class="button" href={HREF.home}>
    {say("home")}
  </a>
);

export const ConnectingPage = () => (
  <MessagePage picture="turbo-bug" title={say("connecting")}>
    <HomeLink />
  </MessagePage>
);

export type Refusal = Extract<LinkState, { is: "refused" }>["why"];

const REFUSALS: Readonly<
  Record<Refusal, { readonly picture: string; readonly title: TextKey; readonly line: TextKey }>
> = {
  unknown: { picture: "strange-barrel", title: "unknownCode", line: "unknownCodeLine" },
  ended: { picture: "grave-robber", title: "tableEnded", line: "tableEndedLine" },
  private: { picture: "rhino-turtle", title: "tablePrivate", line: "tablePrivateLine" },
  busy: { picture: "snail-hydra", title: "tooBusy", line: "tooBusyLine" },
  sentAway: { picture: "rhino-turtle", title: "sentAwayTitle", line: "sentAwayLine" },
  abuse: { picture: "ferret-bomber", title: "thrownOut", line: "thrownOutLine" },
};

export function RefusedPage({ why, code }: { readonly why: Refusal; readonly code: string }) {
  const { picture, title, line } = REFUSALS[why];
  return (
    <MessagePage
      picture={picture}
      title={say(title, { code: cut(code, CODE_SHOWN) })}
      line={say(line)}
      // Most wrong codes are misheard ones: the next try belongs right here.
      form={why === "unknown" && <CodeForm label="joinCode" />}
    >
      <a class="button button-act" href={HREF.friend}>
        {say("playFriend")}
      </a>
      {why === "ended" && (
        <a class="button" href={HREF.watching}>
          {say("watchReplay")}
        </a>
      )}
      <HomeLink />
    </MessagePage>
  );
}

export const ReplacedPage = ({ onPlayHere }: { readonly onPlayHere: () => void }) => (
  <MessagePage picture="mysterious-mermaid" title={say("openedElsewhere")} line={say("openedElsewhereLine")}>
    <button type="button" class="button button-act" onClick={onPlayHere}>
      {say("playHere")}
    </button>
    <HomeLink />
  </MessagePage>
);

export function UnknownCode({ text }: { readonly text: string }) {
  useTitle(say("unknownCode", { code: cut(text, CODE_SHOWN) }));
  return <RefusedPage why="unknown" code={text} />;
}

/** Friendly dead ends: each says what happened and offers a way on. */
import { button, type Child, h, link } from "../app/dom.ts";
import { HREF } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { say, type TextKey } from "../i18n/index.ts";
import type { LinkState } from "../net/roomLink.ts";
import { cut } from "../settings.ts";
import { codeForm } from "./home.ts";
import { atlasPicture } from "./parts.ts";

const CODE_SHOWN = 12;

export function messagePage(picture: string, title: string, line: string, ...actions: readonly Child[]): HTMLElement {
  return h(
    "main",
    { class: "page message", attrs: { id: "content" } },
    atlasPicture("first-contact", picture, "message-picture"),
    h("h1", {}, title),
    line !== "" && h("p", { class: "message-line" }, line),
    h("div", { class: "actions" }, ...actions),
  );
}

const homeLink = (): HTMLElement => link(say("home"), HREF.home, { class: "button" });
const tableLink = (): HTMLElement => link(say("playFriend"), HREF.friend, { class: "button button-act" });

export const connectingPage = (): HTMLElement => messagePage("turbo-bug", say("connecting"), "", homeLink());

const REFUSALS: Readonly<
  Record<Extract<LinkState, { is: "refused" }>["why"], readonly [picture: string, title: TextKey, line: TextKey]>
> = {
  unknown: ["strange-barrel", "unknownCode", "unknownCodeLine"],
  ended: ["grave-robber", "tableEnded", "tableEndedLine"],
  private: ["rhino-turtle", "tablePrivate", "tablePrivateLine"],
  busy: ["snail-hydra", "tooBusy", "tooBusyLine"],
  abuse: ["ferret-bomber", "thrownOut", "thrownOutLine"],
};

export function refusedPage(why: Extract<LinkState, { is: "refused" }>["why"], code: string): HTMLElement {
  const [picture, title, line] = REFUSALS[why];
  const page = messagePage(
    picture,
    say(title, { code: cut(code, CODE_SHOWN) }),
    say(line),
    tableLink(),
    why === "ended" && link(say("watchReplay"), HREF.watching, { class: "button" }),
    homeLink(),
  );
  // Most wrong codes are misheard ones: the next try belongs right here.
  if (why === "unknown") page.querySelector(".actions")?.before(codeForm("joinCode", false));
  return page;
}

export const replacedPage = (onPlayHere: () => void): HTMLElement =>
  messagePage(
    "mysterious-mermaid",
    say("openedElsewhere"),
    say("openedElsewhereLine"),
    button(say("playHere"), onPlayHere, { class: "button-act" }),
    homeLink(),
  );

export function unknownCodeScreen(text: string): Screen {
  return { element: refusedPage("unknown", text), title: say("unknownCode", { code: cut(text, CODE_SHOWN) }) };
}

/** Message pages of screens that are not components yet. */
import { type Child, h, link } from "../app/dom.ts";
import { HREF } from "../app/router.ts";
import { say } from "../i18n/index.ts";
import { atlasPicture } from "./parts.tsx";

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

export const connectingPage = (): HTMLElement =>
  messagePage("turbo-bug", say("connecting"), "", link(say("home"), HREF.home, { class: "button" }));

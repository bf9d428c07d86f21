/** Addresses after the hash. Room codes have five characters; no other page's name does, so they cannot be confused. */
import { normaliseCode } from "@mindbug/shared/protocol";

export type Route =
  | { readonly at: "home" | "friend" | "bot" | "watching" | "rules" | "lesson" }
  | { readonly at: "cards"; readonly card: string | null }
  | { readonly at: "room"; readonly code: string; readonly watch: boolean }
  | { readonly at: "replay"; readonly id: string; readonly step: number }
  | { readonly at: "unknownCode"; readonly text: string };

export const HREF = {
  home: "#/", friend: "#/play-a-friend", bot: "#/play-the-bot", watching: "#/watching", cards: "#/all-cards", rules: "#/how-to-play", lesson: "#/first-match",
} as const;

export const roomHref = (code: string, watch = false): string => `#/${code}${watch ? "/watch" : ""}`;
export const replayHref = (id: string, step = 0): string => `#/replay/${encodeURIComponent(id)}${step > 0 ? `/${step}` : ""}`;
export const cardHref = (key: string): string => `${HREF.cards}/${key}`;

const PLAIN: Readonly<Record<string, Route>> = {
  "": { at: "home" }, "play-a-friend": { at: "friend" }, "play-the-bot": { at: "bot" }, watching: { at: "watching" }, "how-to-play": { at: "rules" }, "first-match": { at: "lesson" },
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function readRoute(hash: string): Route {
  const [first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  const plain = Object.hasOwn(PLAIN, first) ? PLAIN[first] : undefined;
  if (plain !== undefined) return plain;
  if (first === "all-cards") return { at: "cards", card: second === "" ? null : second };
  if (first === "replay") return { at: "replay", id: second, step: Math.max(0, Number.parseInt(third, 10) || 0) };
  const code = normaliseCode(first);
  return code === null ? { at: "unknownCode", text: first } : { at: "room", code, watch: second === "watch" };
}

export function go(href: string): void {
  location.hash = href;
}

/**
 * Addresses after the hash. Room codes have five characters; no page's own address does, so they cannot be confused.
 */
import { normaliseCode } from "@mindbug/shared/protocol";

export type Route =
  | { readonly at: "home" | "friend" | "bot" | "newEvening" | "watching" | "lesson" | "record" }
  /** "new": instead of the one that goes on. */
  | { readonly at: "local"; readonly match: "kept" | "new" }
  | { readonly at: "cards"; readonly card: string | null }
  | { readonly at: "rules"; readonly entry: string | null }
  /** A pool of one's own, or the one that a link holds. */
  | { readonly at: "pool"; readonly code: string | null }
  /** "today": the puzzle of the day. */
  | { readonly at: "puzzles"; readonly id: string | null }
  | { readonly at: "room"; readonly code: string; readonly watch: boolean }
  | { readonly at: "evening"; readonly code: string }
  | { readonly at: "replay"; readonly id: string; readonly step: number }
  /** `code` is the position and the moves; "" begins with an empty table. */
  | { readonly at: "analysis"; readonly code: string }
  | { readonly at: "unknownCode"; readonly text: string };

export const HREF = {
  home: "#/",
  friend: "#/play-a-friend",
  bot: "#/play-the-bot",
  evening: "#/evening",
  watching: "#/watching",
  cards: "#/all-cards",
  rules: "#/rules",
  lesson: "#/first-match",
  local: "#/offline",
  newLocal: "#/offline/new",
  record: "#/your-record",
  puzzles: "#/puzzles",
  analysis: "#/analysis",
  pool: "#/pool",
} as const;

export const roomHref = (code: string, watch = false): string => `#/${code}${watch ? "/watch" : ""}`;
export const eveningHref = (code: string): string => `${HREF.evening}/${code}`;
export const replayHref = (id: string, step = 0): string =>
  `#/replay/${encodeURIComponent(id)}${step > 0 ? `/${step}` : ""}`;
export const PUZZLE_OF_THE_DAY = "today";
export const puzzleHref = (id: string): string => `${HREF.puzzles}/${encodeURIComponent(id)}`;
export const analysisHref = (code: string): string => `${HREF.analysis}/${code}`;
export const poolHref = (code: string): string => `${HREF.pool}/${code}`;
export const cardHref = (key: string): string => `${HREF.cards}/${key}`;
export const ruleHref = (key: string): string => `${HREF.rules}/${key}`;

const PLAIN: Readonly<Record<string, Route>> = {
  "": { at: "home" },
  "play-a-friend": { at: "friend" },
  "play-the-bot": { at: "bot" },
  watching: { at: "watching" },
  "first-match": { at: "lesson" },
  "your-record": { at: "record" },
};

/**
 * What people type from memory, in any case. "Cards" and "watch" could be room codes by their letters, but nobody who
 * types them means one.
 */
const TYPED: Readonly<Record<string, Route>> = {
  ...PLAIN,
  home: { at: "home" },
  cards: { at: "cards", card: null },
  watch: { at: "watching" },
  bot: { at: "bot" },
  friend: { at: "friend" },
  "how-to-play": { at: "rules", entry: null },
  lesson: { at: "lesson" },
  record: { at: "record" },
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
  const word = first.trim().toLowerCase();
  const typed = Object.hasOwn(TYPED, word) ? TYPED[word] : undefined;
  if (typed !== undefined) return typed;
  if (word === "all-cards") return { at: "cards", card: second === "" ? null : second };
  if (word === "offline") return { at: "local", match: second === "new" ? "new" : "kept" };
  if (word === "rules") return { at: "rules", entry: second === "" ? null : second };
  if (word === "pool") return { at: "pool", code: second === "" ? null : second };
  if (word === "puzzles") return { at: "puzzles", id: second === "" ? null : second };
  if (word === "replay") return { at: "replay", id: second, step: Math.max(0, Number.parseInt(third, 10) || 0) };
  if (word === "analysis") return { at: "analysis", code: second };
  if (word === "evening") {
    const evening = normaliseCode(second);
    if (second === "") return { at: "newEvening" };
    return evening === null ? { at: "unknownCode", text: second } : { at: "evening", code: evening };
  }
  const code = normaliseCode(first);
  return code === null ? { at: "unknownCode", text: first } : { at: "room", code, watch: second === "watch" };
}

/** The names of what crosses the socket, and the words that messages may hold. */

export const ROOM_NAME = "match";

/** From the browser to the room. */
export const TO_ROOM = {
  hello: "hello",
  intent: "intent",
  concede: "concede",
  ready: "ready",
  rematch: "rematch",
  takeback: "takeback",
  takebackReply: "takebackReply",
  claim: "claim",
  chat: "chat",
  emote: "emote",
  preferences: "preferences",
  bot: "bot",
  hint: "hint",
  watchers: "watchers",
  sendAway: "sendAway",
  preview: "preview",
  drawn: "drawn",
} as const;
/** From the room to the browser. */
export const TO_CLIENT = {
  welcome: "welcome",
  events: "events",
  refused: "refused",
  chat: "chat",
  emote: "emote",
  hint: "hint",
  watchers: "watchers",
  previews: "previews",
} as const;

/** Close codes of our own; the others are those of Colyseus. */
export const CLOSE = { replaced: 4010, abuse: 4011, restart: 4012, ended: 4013, sentAway: 4014, left: 4015 } as const;

export const CHAT_LENGTH = 200;
export const EMOTES = ["hello", "wellPlayed", "thinking", "oops", "wow", "thanks", "mindbug", "goodGame"] as const;
export const REFUSALS = [
  "malformed",
  "unknownMessage",
  "tooFrequent",
  "notAPlayer",
  "notTheHost",
  "notNow",
  "matchOver",
  "notYourDecision",
  "stalePrompt",
  "unknownAnswer",
  "unknownSeat",
  "unknownWatcher",
  "nothingToTakeBack",
  "opponentPresent",
  "notSaved",
  "internal",
] as const;

/** What a record calls a person without a name; bots have none in it at all. */
export const UNNAMED = "?";

/** What somebody is called who gave no name: the same at every visit, so that two of them can be told apart. */
import { readStored, writeStored } from "../app/storage.ts";
import { nicknameOf } from "../i18n/index.ts";
import { settings } from "./settings.ts";

const KEY = "mindbug.nickname";
const MANY = 10_000;

function drawn(): number {
  const kept = Number(readStored(KEY) ?? NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < MANY) return kept;
  const fresh = Math.floor(Math.random() * MANY);
  writeStored(KEY, String(fresh));
  return fresh;
}

const number = drawn();

export const nickname = (): string => nicknameOf(number);
/** What others read. */
export const playerName = (): string => (settings().name === "" ? nickname() : settings().name);

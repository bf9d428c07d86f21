/** Codes belong to one living room each: a second room under the same code would silently replace the first. */
import { randomInt } from "node:crypto";
import type { Presence } from "@colyseus/core";
import { CODE_ALPHABET, CODE_LENGTH } from "@mindbug/shared/protocol";

const CLAIMS = "mindbug:codes";

export const randomCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");

/** True for the first to ask, and for nobody else until it is released. */
export async function claimCode(presence: Presence, code: string): Promise<boolean> {
  return Number(await presence.hincrby(CLAIMS, code, 1)) === 1;
}

export async function claimNewCode(presence: Presence): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const code = randomCode();
    if (await claimCode(presence, code)) return code;
  }
  throw new Error("No free room code was found.");
}

export async function releaseCode(presence: Presence, code: string): Promise<void> {
  await presence.hdel(CLAIMS, code);
}

import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH, LONGEST_CODE } from "@mindbug/shared/protocol";

/** A guess must not hit more often than once in ten thousand tries, however many rooms are open. */
const ROOMS_PER_LENGTH = 1000;

const characters = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");

/** With a digit in it a code is no word: neither the name of one of our pages, such as CARDS, nor anything rude. */
export function randomCode(openRooms: number): string {
  let length = CODE_LENGTH;
  for (let most = ROOMS_PER_LENGTH; openRooms >= most && length < LONGEST_CODE; most *= CODE_ALPHABET.length)
    length += 1;
  let code = characters(length);
  while (!/\d/.test(code)) code = characters(length);
  return code;
}

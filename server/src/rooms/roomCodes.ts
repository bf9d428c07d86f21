import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "@mindbug/shared/protocol";

const characters = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");

/** With a digit in it a code is no word: neither the name of one of our pages, such as CARDS, nor anything rude. */
export function randomCode(): string {
  let code = characters();
  while (!/\d/.test(code)) code = characters();
  return code;
}

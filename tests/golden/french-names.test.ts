/** Every French name with its article: gender, number and elision at a glance, to be read by somebody who speaks it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Card, CARDS } from "@mindbug/shared";
import { agreeing } from "@mindbug/shared/text";

const FILE = join(__dirname, "names.fr.txt");

function articled({ names, french: { gender, number, elides } }: Card): string {
  if (/^(Les? |Une? )/.test(names.fr)) return names.fr;
  return number === "many"
    ? `les ${names.fr}`
    : elides
      ? `l’${names.fr}`
      : `${gender === "f" ? "la" : "le"} ${names.fr}`;
}

const line = (card: Card): string => agreeing(`${articled(card)} (est|sont) vu(e)(s)`, card.french);

test("every French name has the gender and number that its sentences agree with", () => {
  const text = `${CARDS.map(line).join("\n")}\n`;
  if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(FILE, text);
  expect(readFileSync(FILE, "utf8")).toBe(text);
});

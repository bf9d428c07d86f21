/** Self check: complete, distinct, within budget. Returns complaints; empty is good. */
import { creaturesOf, powerCardKeys, setKeys } from "../portraits/roster.ts";
import type { PortraitBook, SetKey } from "./scene.ts";

const FIRST_CONTACT_BUDGET = 240 * 1024;
const TOTAL_BUDGET = 800 * 1024;

export function checkCoverage(books: Record<SetKey, PortraitBook>, powers: PortraitBook): string[] {
  const complaints: string[] = [];
  const compare = (label: string, wanted: readonly string[], book: PortraitBook): void => {
    for (const slug of wanted) if (book[slug] === undefined) complaints.push(`${label}: no portrait for "${slug}"`);
    for (const slug of Object.keys(book))
      if (!wanted.includes(slug)) complaints.push(`${label}: portrait "${slug}" belongs to no card`);
  };
  for (const key of setKeys) compare(key, creaturesOf(key), books[key]);
  compare("power cards", powerCardKeys, powers);
  return complaints;
}

/** Two cards may share a world, never a figure. */
export function checkDistinct(figures: ReadonlyMap<string, string>): string[] {
  const seen = new Map<string, string>();
  const complaints: string[] = [];
  for (const [slug, figure] of figures) {
    const twin = seen.get(figure);
    if (twin !== undefined) complaints.push(`"${slug}" is drawn exactly like "${twin}"`);
    seen.set(figure, slug);
  }
  return complaints;
}

export function checkBudgets(sizes: Readonly<Record<string, number>>): string[] {
  const size = (name: string): number => {
    const bytes = sizes[name];
    if (bytes === undefined) throw new Error(`No picture "${name}" was built.`);
    return bytes;
  };
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
  const complaints: string[] = [];
  const firstContact = size("common") + size("first-contact") + size("table-first-contact");
  // Icons are fetched by systems that install the page, not by the page.
  const total = Object.entries(sizes).reduce((sum, [name, bytes]) => (name.startsWith("icon-") ? sum : sum + bytes), 0);
  if (firstContact > FIRST_CONTACT_BUDGET)
    complaints.push(
      `a First Contact match loads ${kilobytes(firstContact)}, budget ${kilobytes(FIRST_CONTACT_BUDGET)}`,
    );
  if (total > TOTAL_BUDGET) complaints.push(`all art is ${kilobytes(total)}, budget ${kilobytes(TOTAL_BUDGET)}`);
  return complaints;
}

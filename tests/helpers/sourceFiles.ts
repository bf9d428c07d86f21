/** The files somebody wrote, for tests about the code itself. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(__dirname, "../..");
const MADE_BY_TOOLS = new Set(["node_modules", "dist", "public", "fixtures"]);

/** Paths below these files and folders, as seen from the root, whose names end in one of `endings`. */
export function sourceFiles(places: readonly string[], endings: readonly string[]): string[] {
  return places.flatMap((place) => {
    if (!statSync(join(ROOT, place)).isDirectory()) return endings.some((end) => place.endsWith(end)) ? [place] : [];
    const inside = readdirSync(join(ROOT, place)).filter((name) => !MADE_BY_TOOLS.has(name));
    return sourceFiles(
      inside.map((name) => `${place}/${name}`),
      endings,
    );
  });
}

export const readSource = (path: string): string => readFileSync(join(ROOT, path), "utf8");

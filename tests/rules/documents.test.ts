/** What the documents name is there. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSource, ROOT, sourceFiles } from "../helpers/sourceFiles.ts";

const TOP = readdirSync(ROOT).filter((name) => !["node_modules", "data", "screenshots", ".git"].includes(name));
const everyFile = sourceFiles(TOP, [""]);
const documents = everyFile.filter((file) => /^(docs|shared)\/.*\.md$|^[A-Z]+\.md$/.test(file));
const commands = JSON.parse(readSource("package.json")) as {
  scripts: Record<string, string>;
  overrides: Record<string, string>;
  "//overrides": Record<string, string>;
};

/** Names of files that a reader chooses, makes or is given. */
const EXAMPLES = /^(xx|your-|backups?\/|data\/|FILE)|\/xx|\bxx\b|^main\.js$|backup\.js$/;
const FILE_NAME = /^[\w@./-]+\.(ts|tsx|mjs|json|jsonc|md|css|yml|txt|html)$/;

/** A path from the root, or the end of one: `engine/door.ts` stands for shared/src/engine/door.ts. */
function isThere(path: string): boolean {
  if (path.endsWith("/")) return isThere(path.slice(0, -1));
  if (existsSync(join(ROOT, path))) return true;
  return everyFile.some((file) => file.endsWith(`/${path}`) || file.includes(`/${path}/`));
}

const codeIn = (text: string): string[] =>
  [...text.replace(/^```[^]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

function missingIn(text: string, from: string): string[] {
  const named = codeIn(text).filter((code) => FILE_NAME.test(code) || /^[\w.-]+(\/[\w.-]+)+\/?$/.test(code));
  const paths = named.filter((path) => TOP.includes(path.split("/")[0]!) || FILE_NAME.test(path));
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link!);
  return [
    ...paths.filter((path) => !EXAMPLES.test(path) && !isThere(path)),
    ...links.filter((link) => !existsSync(join(ROOT, from, link))),
  ];
}

describe("the documents", () => {
  it("are found", () => {
    expect(documents).toEqual(expect.arrayContaining(["README.md", "docs/CONTRIBUTING.md", "shared/README.md"]));
    expect(documents.every((file) => statSync(join(ROOT, file)).isFile())).toBe(true);
  });

  it.each(documents)("%s names only files that exist", (file) => {
    expect(missingIn(readSource(file), dirname(file))).toEqual([]);
  });

  it.each(documents)("%s names only commands that exist", (file) => {
    const named = [...readSource(file).matchAll(/npm run ([\w:-]+)/g)].map(([, command]) => command!);
    expect(named.filter((command) => commands.scripts[command] === undefined)).toEqual([]);
  });

  it("would notice a file and a link that are gone", () => {
    const text = "See `engine/gone.ts`, `shared/src/gone`, `engine/door.ts`, `shared/src/cards` and [this](gone.md).";
    expect(missingIn(text, "docs")).toEqual(["engine/gone.ts", "shared/src/gone", "gone.md"]);
  });

  it("say of each package why it is there", () => {
    const table = readSource("README.md").split("## Dependencies")[1]!.split("## ")[0]!;
    const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names]) => names!.split(", "));
    const isListed = (name: string): boolean =>
      listed.some((entry) => entry === name || (entry.endsWith("/*") && name.startsWith(entry.slice(0, -1))));
    const used = ["", "shared/", "server/", "client/"].flatMap((folder) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readSource(`${folder}package.json`)) as {
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      return Object.keys({ ...dependencies, ...devDependencies });
    });
    expect(used.filter((name) => !/^@(types|mindbug)\//.test(name) && !isListed(name))).toEqual([]);
  });

  it("say of each override of a package why it is there", () => {
    expect(Object.keys(commands["//overrides"])).toEqual(Object.keys(commands.overrides));
  });
});

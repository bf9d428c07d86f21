/** `npm test` changes nothing on somebody's system without their yes. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../helpers/sourceFiles.ts";

const mayInstall = process.getuid?.() === 0;

/** On a machine without Chromium, with an apt-get that only notes what it is told. */
function offerChromium(yes: boolean, environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "mindbug-apt-"));
  const notes = join(folder, "notes");
  writeFileSync(join(folder, "apt-get"), `#!/bin/sh\necho "$@" >> ${notes}\n`);
  chmodSync(join(folder, "apt-get"), 0o755);
  const code = `
    const { installTools } = await import(${JSON.stringify(join(ROOT, "scripts/tools.mjs"))});
    const missing = await installTools(["browser"], { yes: ${yes} });
    console.log("missing", missing.map(({ debian }) => debian).join());
  `;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    env: { PATH: folder, ...environment },
  });
  return { said: stdout, installed: existsSync(notes) ? readFileSync(notes, "utf8") : "" };
}

describe("npm test", () => {
  it("installs no program where nobody can be asked, and says how to allow it", () => {
    const { said, installed } = offerChromium(false);
    expect(installed).toBe("");
    expect(said).toContain("missing chromium");
    if (mayInstall) expect(said).toMatch(/apt-get: chromium[^]*--yes/);
  });

  it.each([
    ["--yes", true, {}],
    ["CI=true", false, { CI: "true" }],
  ])("takes %s for a yes", (_, yes, environment) => {
    const { installed } = offerChromium(yes, environment);
    expect(installed.includes("install -y -qq --no-install-recommends chromium")).toBe(mayInstall);
  });
});

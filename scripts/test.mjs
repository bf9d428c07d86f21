/**
 * `npm test`: installs what is missing, then types, format, lint, unused code, build and every Jest project, with
 * progress, and ends with the line "N passed, M failed". `npm test -- rules` runs one project alone. Programs of
 * the system are only installed after a yes: in the terminal, by `npm test -- --yes`, or by CI=true.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, install, root } from "./build.mjs";
import { installTools } from "./tools.mjs";

const PROJECTS = ["rules", "properties", "client", "server", "browser"];
const yes = process.argv.includes("--yes");
const wanted = process.argv.slice(2).filter((argument) => argument !== "--yes");
const unknown = wanted.filter((name) => !PROJECTS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part named "${unknown.join('", "')}"; there are ${PROJECTS.join(", ")}.`);
  process.exit(1);
}
const selected = wanted.length === 0 ? PROJECTS : PROJECTS.filter((name) => wanted.includes(name));

let passed = 0;
let failed = 0;
const notRun = [];

function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

function step(name, work) {
  console.log(`\n── ${name}`);
  if (work()) passed += 1;
  else failed += 1;
}

/**
 * One project at a time: servers and browsers share the machine badly. A test that failed half-way must not keep the
 * run alive.
 */
function jest(project, missing) {
  console.log(`\n── ${project}`);
  const lacking = missing.filter(({ projects }) => projects.includes(project));
  const ignore = lacking.flatMap(({ tests }) => ["--testPathIgnorePatterns", tests]);
  for (const { debian, tests } of lacking) notRun.push(`tests matching ${tests}: ${debian} is not installed`);
  const report = join(mkdtempSync(join(tmpdir(), "mindbug-test-")), "report.json");
  const workers = project === "browser" || project === "server" ? ["--maxWorkers=1", "--forceExit"] : [];
  const ok = run("npx", [
    "--no-install",
    "jest",
    "--selectProjects",
    project,
    "--passWithNoTests",
    ...workers,
    ...ignore,
    "--json",
    `--outputFile=${report}`,
  ]);
  if (!existsSync(report)) {
    failed += 1;
    return;
  }
  const result = JSON.parse(readFileSync(report, "utf8"));
  passed += result.numPassedTests;
  // A suite that could not even start counts as a failure.
  const broken = result.numFailedTests + result.numRuntimeErrorTestSuites;
  failed += !ok && broken === 0 ? 1 : broken;
}

install();
const missing = await installTools(selected, { yes });
step("types", () => run("npm", ["run", "--silent", "types"]));
step("format", () => run("npm", ["run", "--silent", "format:check"]));
step("lint", () => run("npm", ["run", "--silent", "lint"]));
step("unused code", () => run("npm", ["run", "--silent", "unused"]));
if (selected.includes("browser") || selected.includes("server")) build();
for (const project of selected) jest(project, missing);
for (const what of notRun) console.log(`Not run: ${what}.`);
if (passed === 0) failed += 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

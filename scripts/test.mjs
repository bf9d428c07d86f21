/**
 * `npm test`: installs what is missing, then types, lint and every Jest project, with progress, and
 * ends with the line "N passed, M failed".
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const only = process.argv.slice(2);

function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

function installIfStale() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
  if (fresh) return;
  console.log("Installing dependencies …");
  if (!run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])) {
    console.log("The dependencies could not be installed; is the npm registry reachable?\n0 passed, 1 failed");
    process.exit(1);
  }
}

let passed = 0;
let failed = 0;

function step(name, command, args) {
  console.log(`\n── ${name}`);
  if (run(command, args)) passed += 1;
  else failed += 1;
}

function jest() {
  console.log("\n── tests");
  const report = join(mkdtempSync(join(tmpdir(), "mindbug-test-")), "report.json");
  const ok = run("npx", ["--no-install", "jest", "--json", `--outputFile=${report}`, ...only]);
  if (!existsSync(report)) {
    failed += 1;
    return;
  }
  const result = JSON.parse(readFileSync(report, "utf8"));
  passed += result.numPassedTests;
  // A suite that could not even start counts as a failure, as does a run that found nothing.
  failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (result.numTotalTests === 0 || (!ok && result.numFailedTests + result.numRuntimeErrorTestSuites === 0)) failed += 1;
}

installIfStale();
step("types", "npm", ["run", "--silent", "types"]);
step("lint", "npm", ["run", "--silent", "lint"]);
jest();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

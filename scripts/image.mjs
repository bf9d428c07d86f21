/**
 * `npm run image`: really builds the image and really runs it. With Docker if its engine answers; else
 * with buildah, on a base made from this machine's Debian and Node under the base image's name.
 * Ends with one JSON line.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "./build.mjs";

const NAME = "mindbug-web";
const BASE = /^FROM (\S+)/m.exec(readFileSync(join(root, "Dockerfile"), "utf8"))[1];
const work = mkdtempSync(join(tmpdir(), "mindbug-image-"));
const port = process.env.PORT || "25670";
const env = { ...process.env, BUILDAH_ISOLATION: "chroot", STORAGE_DRIVER: "vfs" };

const has = (command, ...args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: "inherit", env });
const ask = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: "utf8", env }).trim();
const say = (text) => console.log(`── ${text}`);

function makeBase() {
  if (has("buildah", "inspect", "--type", "image", BASE)) return;
  for (const needed of ["buildah", "debootstrap"]) {
    if (!has("which", needed))
      throw new Error(
        `Neither a Docker engine nor "${needed}" is here; on Debian: apt-get install buildah debootstrap`,
      );
  }
  const folder = join(work, "base");
  say(`making ${BASE} from this machine's Debian and Node (once)`);
  run("debootstrap", "--variant=minbase", "--include=ca-certificates,libstdc++6", "stable", folder);
  rmSync(join(folder, "var", "cache", "apt"), { recursive: true, force: true });
  const node = realpathSync(process.execPath);
  mkdirSync(join(folder, "usr/local/bin"), { recursive: true });
  cpSync(node, join(folder, "usr/local/bin/node"));
  chmodSync(join(folder, "usr/local/bin/node"), 0o755);
  const npm = [join(dirname(node), "../lib/node_modules/npm"), "/usr/share/nodejs/npm"].find((path) =>
    existsSync(path),
  );
  cpSync(npm, join(folder, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  run("chroot", folder, "ln", "-sf", "../lib/node_modules/npm/bin/npm-cli.js", "/usr/local/bin/npm");
  run("chroot", folder, "useradd", "--uid", "1000", "--create-home", "node");
  const container = ask("buildah", "from", "scratch");
  run("buildah", "copy", "--quiet", container, folder, "/");
  run(
    "buildah",
    "config",
    "--env",
    "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "--cmd",
    "node",
    container,
  );
  run("buildah", "commit", "--quiet", container, BASE);
  run("buildah", "rm", container);
}

/**
 * The build fetches from the npm registry as this machine does, with the certificates it trusts; none of that stays in
 * the image.
 */
function asThisMachine() {
  const certificates = process.env.NODE_EXTRA_CA_CERTS || "/etc/ssl/certs/ca-certificates.crt";
  if (!existsSync(certificates)) return [];
  writeFileSync(join(work, "npmrc"), "cafile=/run/certificates.crt\n");
  return [
    "--volume",
    `${realpathSync(certificates)}:/run/certificates.crt:ro`,
    "--volume",
    `${join(work, "npmrc")}:/usr/local/etc/npmrc:ro`,
  ];
}

/** The process that does the work: whatever was started last below this one. */
function innermost(pid) {
  const [child] = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean),
  );
  return child === undefined ? pid : innermost(Number(child));
}

const WITH_DOCKER = {
  build: () => run("docker", "build", "-t", NAME, "."),
  inside: (...command) =>
    ask("docker", "run", "--rm", "--read-only", "--entrypoint", command[0], NAME, ...command.slice(1)),
  start: (data) =>
    spawn(
      "docker",
      [
        "run",
        "--rm",
        "--read-only",
        "--tmpfs",
        "/tmp",
        "--cap-drop",
        "ALL",
        "--name",
        NAME,
        "-p",
        `127.0.0.1:${port}:2567`,
        "-v",
        `${data}:/data`,
        NAME,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    ),
  stop: () => run("docker", "stop", "-t", "15", NAME),
  clean: () => undefined,
};

let container = "";
const WITH_BUILDAH = {
  build() {
    makeBase();
    run("buildah", "bud", "--pull-never", "--layers", ...asThisMachine(), "-t", NAME, ".");
    container = ask("buildah", "from", "--pull-never", NAME);
  },
  inside: (...command) => ask("buildah", "run", "--isolation", "chroot", container, "--", ...command),
  start(data) {
    const { Cmd } = JSON.parse(ask("buildah", "inspect", "--type", "image", NAME)).Docker.config;
    return spawn(
      "buildah",
      ["run", "--isolation", "chroot", "--env", `PORT=${port}`, "--volume", `${data}:/data`, container, "--", ...Cmd],
      { env, stdio: ["ignore", "pipe", "inherit"] },
    );
  },
  stop: (child) => process.kill(innermost(child.pid), "SIGTERM"),
  clean: () => run("buildah", "rm", container),
};

async function startAndStop(engine, data) {
  const child = engine.start(data);
  child.stdout.pipe(process.stdout);
  const gone = new Promise((resolve) => child.on("exit", resolve));
  const since = Date.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The container ended with ${child.exitCode}.`);
    if (Date.now() - since > 60_000) throw new Error("The container did not become ready.");
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const page = await fetch(`http://127.0.0.1:${port}/`);
  const readyAfter = Date.now() - since;
  engine.stop(child);
  return { readyAfter, page: page.status, exit: await gone };
}

const engine = has("docker", "info") ? WITH_DOCKER : WITH_BUILDAH;
say(`building ${NAME}`);
engine.build();
const data = join(work, "data");
mkdirSync(data);
chownSync(data, 1000, 1000);
try {
  const user = Number(engine.inside("id", "-u"));
  const megabytes = Number(
    engine.inside(
      "sh",
      "-c",
      "du -sm --exclude=/proc --exclude=/sys --exclude=/dev --exclude=/data / 2>/dev/null | cut -f1",
    ),
  );
  const ownMegabytes = Number(engine.inside("sh", "-c", "du -sm /app | cut -f1"));
  const writable = engine.inside(
    "sh",
    "-c",
    "for d in / /app /app/server /app/node_modules /etc /usr; do [ -w $d ] && echo $d; done; true",
  );
  say("starting it twice on the same data");
  const runs = [await startAndStop(engine, data), await startAndStop(engine, data)];
  const good = user !== 0 && writable === "" && runs.every(({ page, exit }) => page === 200 && exit === 0);
  console.log(JSON.stringify({ image: NAME, built: true, user, megabytes, ownMegabytes, writable, runs, good }));
  process.exitCode = good ? 0 : 1;
} finally {
  engine.clean();
  rmSync(work, { recursive: true, force: true });
}

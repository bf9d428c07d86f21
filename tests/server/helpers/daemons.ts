/** Real Redis, PostgreSQL, nginx and Caddy on loopback, each in a folder of its own. */
import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PATIENCE = 60_000;

/** Debian's name of the package that has it, for whoever reads the failure. */
const PACKAGES = {
  "redis-server": "redis-server",
  "redis-cli": "redis-tools",
  nginx: "nginx-light",
  caddy: "caddy",
  postgres: "postgresql",
  initdb: "postgresql",
  pg_dump: "postgresql-client",
} as const;
type Program = keyof typeof PACKAGES;

function postgresFolders(): string[] {
  const all = "/usr/lib/postgresql";
  return existsSync(all)
    ? readdirSync(all)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(all, version, "bin"))
    : [];
}

function programPath(name: Program): string {
  const folders = [...postgresFolders(), ...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined)
    throw new Error(`The program "${name}" is missing; on Debian it comes with: apt-get install ${PACKAGES[name]}`);
  return found;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on("error", reject)
      .listen(0, "127.0.0.1", () => {
        const { port } = server.address() as { port: number };
        server.close(() => resolve(port));
      });
  });
}

export async function waitFor(
  what: string,
  condition: () => boolean | Promise<boolean>,
  patience = PATIENCE,
): Promise<void> {
  for (const until = Date.now() + patience; ;) {
    if (await condition()) return;
    if (Date.now() > until) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });

/** A program that listens on a port and can be stopped and started again. */
export class Daemon {
  private child: ChildProcess | null = null;
  private output = "";

  constructor(
    readonly port: number,
    private readonly program: string,
    private readonly args: readonly string[],
    private readonly options: SpawnOptions = {},
    private readonly isReady = () => answers(port),
  ) {}

  async start(): Promise<this> {
    const child = spawn(this.program, this.args, { stdio: ["ignore", "pipe", "pipe"], ...this.options });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    await waitFor(`${this.program} to listen`, async () => {
      if (child.exitCode !== null) throw new Error(`${this.program} ended with ${child.exitCode}:\n${this.output}`);
      return this.isReady();
    });
    return this;
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.on("exit", resolve));
    child.kill(signal);
    await gone;
  }
}

const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `mindbug-${name}-`));

export async function startRedis(): Promise<Daemon> {
  const port = await freePort();
  return new Daemon(port, programPath("redis-server"), [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    "--dir",
    newFolder("redis"),
  ]).start();
}

export const askRedis = (port: number, ...command: string[]): string =>
  execFileSync(programPath("redis-cli"), ["-p", String(port), ...command], { encoding: "utf8" }).trim();

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export async function startPostgres(): Promise<Daemon & { url: string }> {
  const who = unprivileged();
  const folder = newFolder("postgres");
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid!);
  const data = join(folder, "data");
  execFileSync(programPath("initdb"), ["-D", data, "-U", "mindbug", "--auth=trust", "--encoding=UTF8", "--no-sync"], {
    ...who,
    stdio: "pipe",
    cwd: folder,
  });
  const port = await freePort();
  const daemon = new Daemon(
    port,
    programPath("postgres"),
    ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`],
    { ...who, cwd: folder },
  );
  await daemon.start();
  return Object.assign(daemon, { url: `postgres://mindbug@127.0.0.1:${port}/postgres` });
}

/** `site` is what goes into nginx's http block, as in deploy/. */
export async function startNginx(site: (port: number) => string, given?: number): Promise<Daemon> {
  const port = given ?? (await freePort());
  const folder = newFolder("nginx");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} daemon off; pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ` +
      `${temporary}\n${site(port)}\n}`,
  );
  return new Daemon(port, programPath("nginx"), ["-p", folder, "-c", join(folder, "nginx.conf")]).start();
}

export async function startCaddy(site: (port: number) => string): Promise<Daemon> {
  const port = await freePort();
  const folder = newFolder("caddy");
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n${site(port)}`);
  return new Daemon(
    port,
    programPath("caddy"),
    ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"],
    {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
  ).start();
}

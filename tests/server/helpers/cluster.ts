/** Several server processes behind nginx, on real Redis and PostgreSQL. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JoinOptions } from "@mindbug/shared/protocol";
import { type Daemon, startNginx, startPostgres, startRedis } from "./daemons.ts";
import { Guest } from "./guest.ts";
import { newDataFolder, serve, type Served } from "./serve.ts";

const ROOT = join(__dirname, "..", "..", "..");
const COME_BACK_WITHIN = 60_000;

export class ClusterUnderTest {
  readonly servers: Served[] = [];
  private constructor(
    readonly redis: Daemon,
    readonly postgres: Daemon & { url: string },
    private nginx: Daemon | null,
  ) {}

  static async start(processes: number): Promise<ClusterUnderTest> {
    const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
    const cluster = new ClusterUnderTest(redis, postgres, null);
    await Promise.all(Array.from({ length: processes }, () => cluster.addServer()));
    if (processes > 0) cluster.nginx = await startNginx((port) => cluster.nginxSite(port));
    return cluster;
  }

  /** The very file that the compose profile uses, with our addresses. */
  private nginxSite(port: number): string {
    const servers = this.servers
      .map(({ url }) => `    server ${new URL(url).host} max_fails=1 fail_timeout=2s;`)
      .join("\n");
    return readFileSync(join(ROOT, "deploy", "nginx-cluster.conf"), "utf8")
      .replace(/ {4}server mindbug[\s\S]*fail_timeout=2s;/, servers)
      .replace("listen 80;", `listen 127.0.0.1:${port};`);
  }

  /** One address for all of them. */
  get url(): string {
    return `http://127.0.0.1:${this.nginx!.port}`;
  }

  async addServer(): Promise<Served> {
    const served = await serve(newDataFolder(), {
      REDIS_URL: `redis://127.0.0.1:${this.redis.port}`,
      DATABASE_URL: this.postgres.url,
      TRUST_PROXY: "1",
    });
    this.servers.push(served);
    return served;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((served) => served.end("SIGKILL")));
    await Promise.all([this.nginx?.stop(), this.redis.stop("SIGKILL"), this.postgres.stop("SIGQUIT")]);
  }
}

/**
 * As the browser does it: tries again until the room is back. A room that is said not to exist is never
 * asked for again (the browser would forget the seat), so that answer is a failure.
 */
export async function comeBack(url: string, code: string, options: JoinOptions): Promise<Guest> {
  for (const until = Date.now() + COME_BACK_WITHIN; ;) {
    try {
      return await Guest.join(url, code, options);
    } catch (error) {
      const said = Number((error as { code?: unknown }).code);
      if ([403, 404, 4212].includes(said) || Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

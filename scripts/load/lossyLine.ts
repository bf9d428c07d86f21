/** A network of its own for the server, in which packets can be lost. Needs the right to make one: root has it. */
import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const run = (...command: readonly [string, ...string[]]): boolean =>
  spawnSync(command[0], command.slice(1), { stdio: "ignore" }).status === 0;

export interface LossyLine {
  /** Where the server listens. */
  readonly host: string;
  /** Before the server's command. */
  readonly inside: readonly string[];
  /** About a third of the packets are lost, for so long. */
  lose(milliseconds: number): Promise<void>;
  close(): void;
}

/** Null where the system does not allow it. */
export function lossyLine(): LossyLine | null {
  const name = `mindbug-${process.pid}`;
  const [near, far] = [`mb${process.pid}n`, `mb${process.pid}f`];
  const net = `10.77.${process.pid % 250}`;
  const within = ["ip", "netns", "exec", name] as const;
  const close = (): void => {
    run("ip", "link", "del", near);
    run("ip", "netns", "del", name);
  };
  const made =
    run("ip", "netns", "add", name) &&
    run("ip", "link", "add", near, "type", "veth", "peer", "name", far) &&
    run("ip", "link", "set", far, "netns", name) &&
    run("ip", "addr", "add", `${net}.1/24`, "dev", near) &&
    run("ip", "link", "set", near, "up") &&
    run(...within, "ip", "addr", "add", `${net}.2/24`, "dev", far) &&
    run(...within, "ip", "link", "set", far, "up") &&
    run(...within, "ip", "link", "set", "lo", "up");
  if (!made) {
    close();
    return null;
  }
  return {
    host: `${net}.2`,
    inside: within,
    async lose(milliseconds) {
      const until = performance.now() + milliseconds;
      if (run("tc", "qdisc", "replace", "dev", near, "root", "netem", "loss", "30%")) {
        await pause(milliseconds);
        run("tc", "qdisc", "del", "dev", near, "root");
        return;
      }
      // Not every kernel has the emulator: the line is cut for moments instead.
      while (performance.now() < until) {
        run("ip", "link", "set", near, "down");
        await pause(20 + Math.random() * 40);
        run("ip", "link", "set", near, "up");
        await pause(50 + Math.random() * 80);
      }
    },
    close,
  };
}

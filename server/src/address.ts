/** Whom limits count. */
import type { IncomingHttpHeaders } from "node:http";

/** The last hop of X-Forwarded-For is the one our own proxy wrote; those before it are the client's claim, and without a proxy all of it is. */
export function addressOf(headers: IncomingHttpHeaders, remote: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "").split(",").at(-1)!.trim() : "";
  return forwarded === "" ? remote ?? "" : forwarded;
}

/** Which pages may open and join rooms. */
import type { IncomingHttpHeaders } from "node:http";
import type { Settings } from "./settings.ts";

const lastOf = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(",").at(-1)!.trim();

/** The name under which we were asked for, as far as it looks like one. */
export function hostOf(headers: IncomingHttpHeaders, { TRUST_PROXY }: Pick<Settings, "TRUST_PROXY">): string | null {
  const host = (TRUST_PROXY ? lastOf(headers["x-forwarded-host"]) : undefined) ?? headers.host ?? "";
  return /^[\w.:[\]-]{1,255}$/.test(host) ? host.toLowerCase() : null;
}

export function isSecure(headers: IncomingHttpHeaders, { TRUST_PROXY }: Pick<Settings, "TRUST_PROXY">): boolean {
  return TRUST_PROXY && lastOf(headers["x-forwarded-proto"]) === "https";
}

/** From our own page, or from one that the operator knows; programs that are no browsers name none. */
export function isOwnPage(
  headers: IncomingHttpHeaders,
  settings: Pick<Settings, "TRUST_PROXY" | "ALLOWED_ORIGINS">,
): boolean {
  const { origin } = headers;
  if (origin === undefined || settings.ALLOWED_ORIGINS.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === hostOf(headers, settings);
}

/** Whom limits count. */
import type { IncomingHttpHeaders } from "node:http";

const GROUPS = 8;

/** A household has one IPv4 address, or a whole /64 of IPv6: counting single ones of those would count nobody. */
function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => "0");
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** The /48 around a household's /64: what one customer of a provider or of a hoster is given. Null for IPv4. */
export const siteOf = (address: string): string | null =>
  address.endsWith("::/64") ? `${address.slice(0, -"::/64".length).split(":").slice(0, 3).join(":")}::/48` : null;

/** No client can send a header with this name. */
const DECLARED = Symbol("address");
type Declared = IncomingHttpHeaders & { [DECLARED]?: string };

/** Of a connection that another process of the cluster has passed on: it knows where it came from. */
export function declareAddress(headers: IncomingHttpHeaders, address: string): void {
  (headers as Declared)[DECLARED] = address;
}

/**
 * The last hop of X-Forwarded-For is the one our own proxy wrote; those before it are the client's claim, and without a
 * proxy all of it is.
 */
export function addressOf(headers: IncomingHttpHeaders, remote: string | undefined, trustProxy: boolean): string {
  const declared = (headers as Declared)[DECLARED];
  if (declared !== undefined) return declared;
  const forwarded = trustProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)!
        .trim()
    : "";
  return household(forwarded === "" ? (remote ?? "") : forwarded);
}

/** A room's password: kept as a salted hash, asked of whoever has no seat there, and not to be guessed. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { ServerError } from "colyseus";
import { log } from "../log.ts";
import { context } from "./context.ts";

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The same letters count as the same however a keyboard composes them. Slow on purpose, and not in our own thread. */
const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, (error, key) =>
      error === null ? resolve(key) : reject(error),
    ),
  );

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`;
}

async function isPassword(given: string, stored: string): Promise<boolean> {
  const [salt = "", key = ""] = stored.split(".");
  const wanted = Buffer.from(key, "base64url");
  const derived = await derive(given, Buffer.from(salt, "base64url"));
  return wanted.length === derived.length && timingSafeEqual(derived, wanted);
}

/** Throws unless this is the password. A try is paid for before it is looked at, or a hundred at once would be free. */
export async function checkPassword(room: string, stored: string, given: string, address: string): Promise<void> {
  if (given === "") throw new ServerError(401, "password needed");
  const { passwordTries } = context();
  const allowed = !passwordTries.isEmpty(address);
  passwordTries.charge(address, 1);
  if (!allowed) {
    if (passwordTries.tells(address)) log("warn", "too many passwords tried", { room, address });
    throw new ServerError(429, "too many passwords tried");
  }
  if (!(await isPassword(given, stored))) throw new ServerError(401, "wrong password");
  passwordTries.charge(address, -1);
}

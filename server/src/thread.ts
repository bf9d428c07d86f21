/** Where the code of a worker thread is. */

/**
 * From the bundle it is a file; from the TypeScript sources it has to load the loader itself, which Node 20 does not
 * hand down.
 */
export function threadFile(built: string, source: URL): URL {
  if (!import.meta.url.endsWith(".ts")) return new URL(built, import.meta.url);
  const [loader, file] = [import.meta.resolve("tsx/esm/api"), source.href].map((address) => JSON.stringify(address));
  return new URL(
    "data:text/javascript," +
      `${encodeURIComponent(`import { register } from ${loader}; register(); await import(${file});`)}`,
  );
}

/**
 * The files of the page. Each was compressed when the page was built: the first picture of a table then costs neither
 * the server's time nor, on a train, the player's. express.static does the rest: conditional requests, ranges, types.
 */
import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import express, { type RequestHandler, type Response } from "express";

/** The best first: browsers list them in no order that means anything. */
const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** The builds put a hash of the content before the ending: what such a name stands for never changes. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;
const YEAR_SECONDS = 31_536_000;

/** Of all files below the folder, "/" between the parts. */
function addressesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, "/")}`),
  );
}

/** What a compressed file is before it is compressed; null for any other file. */
function uncompressed(file: string): { readonly plain: string; readonly encoding: string } | null {
  const found = ENCODINGS.find(({ ending }) => file.endsWith(ending));
  return found === undefined ? null : { plain: file.slice(0, -found.ending.length), encoding: found.name };
}

function describe(response: Response, file: string): void {
  const compressed = uncompressed(file);
  const plain = compressed?.plain ?? file;
  if (compressed !== null) {
    response.setHeader("Content-Encoding", compressed.encoding);
    // express.static would name the type of the compressed file.
    response.type(extname(plain));
  }
  response.setHeader("Cache-Control", HASHED.test(plain) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
}

export function pageFiles(folder: string): RequestHandler {
  const addresses = addressesIn(folder);
  const send = express.static(folder, { index: false, redirect: false, dotfiles: "ignore", setHeaders: describe });
  return (request, response, next) => {
    const path = request.path === "/" ? "/index.html" : request.path;
    // A file has one address, whatever it is compressed with.
    if (addresses.has(uncompressed(path)?.plain ?? "")) return next();
    const forms = ENCODINGS.filter(({ ending }) => addresses.has(path + ending));
    if (forms.length > 0) response.vary("Accept-Encoding");
    const accepted = forms.find(({ name }) => request.acceptsEncodings(name) !== false);
    request.url = path + (accepted?.ending ?? "");
    send(request, response, next);
  };
}

/** Under a sub-path: a proxy may pass the path on or cut it off, and both arrive here at the same address. */
import type { IncomingMessage, Server as HttpServer } from "node:http";
import { wrapRequests } from "./colyseus/httpListeners.ts";

export function underBasePath(server: HttpServer, base: string): void {
  const cut = (request: IncomingMessage): void => {
    if (request.url?.startsWith(`${base}/`) === true) request.url = request.url.slice(base.length);
  };
  wrapRequests(server, (before) => (request, response) => {
    // Everything on the page is found relative to its folder, so the folder's slash is needed.
    if (request.url?.split("?")[0] === base) return void response.writeHead(308, { Location: `${base}/` }).end();
    cut(request);
    before(request, response);
  });
  server.prependListener("upgrade", cut);
}

/** Under a sub-path: a proxy may pass the path on or cut it off, and both arrive here at the same address. */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from "node:http";

type OnRequest = (request: IncomingMessage, response: ServerResponse) => void;

export function underBasePath(server: HttpServer, base: string): void {
  const cut = (request: IncomingMessage): void => {
    if (request.url?.startsWith(`${base}/`) === true) request.url = request.url.slice(base.length);
  };
  const behind = server.listeners("request") as OnRequest[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    // Everything on the page is found relative to its folder, so the folder's slash is needed.
    if (request.url?.split("?")[0] === base) return void response.writeHead(308, { Location: `${base}/` }).end();
    cut(request);
    for (const listener of behind) listener.call(server, request, response);
  });
  server.prependListener("upgrade", cut);
}

/**
 * What the machine and `ws` cost by themselves: for every message it sends the frames that our server sent for a
 * decision, to the same three sockets of a room, and knows nothing else.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** Sizes of the frames of a decision, for each of a room's sockets; one decision after the other. */
const recorded = JSON.parse(process.env["FRAMES"]!) as readonly (readonly (readonly number[])[])[];
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 4096 });
const rooms = new Map<string, WebSocket[]>();
const bytes = Buffer.alloc(64 * 1024, 7);

server.on("connection", (socket, request) => {
  const name = request.url!.slice(1);
  const sockets = rooms.get(name) ?? [];
  rooms.set(name, sockets);
  sockets.push(socket);
  let decision = 0;
  socket.on("message", () => {
    const frames = recorded[decision++ % recorded.length]!;
    sockets.forEach((each, index) => frames[index]!.forEach((size) => each.send(bytes.subarray(0, size))));
  });
  socket.send("ready");
});
http.listen(0, "127.0.0.1", () =>
  console.log(JSON.stringify({ what: "listening", port: (http.address() as AddressInfo).port })),
);

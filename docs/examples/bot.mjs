// A player that answers by chance, through colyseus.js alone: see docs/protocol.md.
//   node docs/examples/bot.mjs http://localhost:2567          opens a room and prints its code
//   node docs/examples/bot.mjs http://localhost:2567 AB3DE    sits down in that room
import { Client } from "colyseus.js";

const [url, code] = process.argv.slice(2);
const join = { name: "Bot", ready: true };
const client = new Client(url);
const room = code === undefined ? await client.create("match", join) : await client.joinById(code, join);

let seat = null;
let answered = 0;

/** Answers the pending question if it is ours and was not answered yet. */
function think() {
  const { state } = room;
  if (seat === null || state?.phase === undefined) return;
  if (state.phase === "over") return finish(state.outcome);
  if (state.phase !== "playing" || state.prompt.seat !== seat || state.prompt.id === answered) return;
  // Only the player who has to decide receives the answers: { "0": "play 0", "1": "play 1", "2": "attack 4" } …
  const { answers } = state.players.get(String(seat)).choice;
  if (answers.size === 0) return;
  answered = state.prompt.id;
  room.send("intent", { prompt: answered, answer: Math.floor(Math.random() * answers.size) });
}

function finish({ winner, reason }) {
  console.log(`over: ${winner === -1 ? "a draw" : winner === seat ? "won" : "lost"} (${reason})`);
  seat = null;
  void room.leave();
}

room.onMessage("welcome", ({ you, secret }) => {
  // The secret gives the seat back after a lost connection: joinById(code, { secret }).
  console.log(`room ${room.roomId}, ${you.role} ${you.seat ?? ""}${secret ? ", keep the secret" : ""}`);
  seat = you.seat ?? null;
  think();
});
room.onMessage("refused", ({ to, code: why, reason }) => {
  // A question that the room answered by itself meanwhile is no longer open.
  if (why !== "stalePrompt" && why !== "notYourDecision" && why !== "matchOver") console.error(to, why, reason);
});
room.onMessage("*", () => {});
room.onStateChange(think);
room.onLeave(() => process.exit(0));
room.send("hello");

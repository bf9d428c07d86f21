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
  if (state.phase === "over") return finish(state);
  if (state.phase !== "playing" || state.promptId === 0 || state.promptSeat !== seat) return;
  // Only the seat that has to decide receives its answers, one for each ";".
  const answers = state.secrets.get(String(seat))?.answers ?? "";
  if (answers === "" || state.promptId === answered) return;
  answered = state.promptId;
  const count = answers.split(";").length;
  room.send("intent", { prompt: answered, answer: Math.floor(Math.random() * count) });
}

function finish({ outcome }) {
  const { winner, reason } = JSON.parse(outcome);
  console.log(`over: ${winner === null ? "a draw" : winner === seat ? "won" : "lost"} (${reason})`);
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

/**
 * One frame's worth of truth: events come before the patch that they explain. Whoever folds what they hear over what
 * they saw holds, at every patch, exactly what the state then shows. With real sockets, for everybody at the table.
 */
import { applyEvent, emptyView, SET_KEYS, type Viewer } from "@mindbug/shared";
import { type CreateOptions, type EventsMessage, fromWire, TO_CLIENT, TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, type Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

let served: Served;
beforeAll(async () => {
  served = await serve(newDataFolder());
});
afterAll(async () => {
  await served.end("SIGKILL");
});

const viewerOf = ({ welcome }: Guest): Viewer => {
  const { you } = welcome!;
  return you.role === "player" ? you.seat : you.hands === "open" ? "open" : "spectator";
};

/** Follows a guest by events alone; what it holds against the state at each patch that has a new step. */
function follow(guest: Guest): { readonly compared: () => number; readonly wrong: string[] } {
  const wrong: string[] = [];
  let compared = 0;
  let explanation: EventsMessage | null = null;
  let { matchId, step, table } = guest.view!;
  guest.room.onMessage(TO_CLIENT.events, (message: EventsMessage) => {
    if (explanation !== null) wrong.push(`step ${message.step}: no patch between two messages`);
    explanation = message;
  });
  guest.room.onStateChange(() => {
    // The guest itself reads first.
    const now = guest.view!;
    if (now.table === null || (now.matchId === matchId && now.step === step)) return;
    const anew = table === null || now.matchId !== matchId;
    const viewer = viewerOf(guest);
    const before = anew ? emptyView(viewer) : { viewer, ...table! };
    if (explanation?.step !== now.step) wrong.push(`step ${now.step}: the patch came without its events`);
    else
      try {
        const events = fromWire(explanation.events, now.table, before.prompt);
        expect(events.reduce(applyEvent, before)).toEqual({ viewer, ...now.table });
      } catch (error) {
        wrong.push(`step ${now.step}: ${(error as Error).message}`);
      }
    explanation = null;
    [matchId, step, table] = [now.matchId, now.step, now.table];
    compared += 1;
  });
  return { compared: () => compared, wrong };
}

const MIXES: [string, CreateOptions][] = [
  ["first-contact", { sets: ["first-contact"] }],
  ["king-of-tokyo, with open hands", { sets: ["king-of-tokyo"], spectators: "open" }],
  ["all sets mixed", { sets: [...SET_KEYS] }],
];

test.each(MIXES)("%s: events lead to what the next patch shows, also in a second match", async (_name, options) => {
  const { first, second, watcher } = await sitDown(served.url, options);
  const party = [first, second, watcher];
  const [one, two, three] = party.map(follow);
  await Promise.all([first.play(dice(5)), second.play(dice(6))]);
  await allUntil(party, (guest) => guest.view!.phase === "over");
  const { matchId } = first.view!;
  for (const player of [first, second]) player.send(TO_ROOM.rematch);
  await allUntil(party, (guest) => guest.view!.matchId !== matchId);
  await Promise.all([first.play(dice(7)), second.play(dice(8))]);
  await allUntil(party, (guest) => guest.view!.phase === "over");
  expect([one!.wrong.slice(0, 1), two!.wrong.slice(0, 1), three!.wrong.slice(0, 1)]).toEqual([[], [], []]);
  expect(Math.min(one!.compared(), two!.compared(), three!.compared())).toBeGreaterThan(20);
  await leaveAll(...party);
});

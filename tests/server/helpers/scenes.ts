/** Rooms in the middle of a match, written as a server would have left them: the next server finds them there. */
import { createHash, randomBytes } from "node:crypto";
import {
  answer,
  copyState,
  createMatch,
  type MatchSetup,
  type MatchState,
  type Prompt,
  RULES_VERSION,
  type SetKey,
} from "@mindbug/shared";
import { DEFAULT_OPTIONS, type RoomOptions } from "@mindbug/shared/protocol";
import { SqliteStore } from "../../../server/src/store/sqlite.ts";
import { SqliteFile } from "../../../server/src/store/sqliteFile.ts";
import type { Entry } from "../../../server/src/store/store.ts";
import { dice } from "../../helpers/dice.ts";

export interface Scene {
  readonly name: string;
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
  readonly state: MatchState;
}

/**
 * Plays random matches in memory until each kind of prompt, and the longest question, has been met; and one to its end.
 * What counts as a kind may be told finer.
 */
export function scenesOf(
  sets: readonly SetKey[],
  matches: number,
  kindOf: (prompt: Prompt) => string = ({ kind }) => kind,
): Scene[] {
  const scenes = new Map<string, Scene>();
  let longest: Scene | null = null;
  let most = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const chance = dice(seed);
    const setup: MatchSetup = { sets, seed: seed.toString(16).padStart(32, "a"), forced: "ask" };
    const created = createMatch(setup);
    if (!created.ok) throw new Error(created.reason);
    const { state } = created;
    const entries: Entry[] = [];
    while (state.outcome === null) {
      const { id, seat, kind, answers } = state.prompt!;
      const name = kindOf(state.prompt!);
      const scene = (what: string): Scene => ({
        name: `${sets.join("+")}: ${what}`,
        setup,
        entries: [...entries],
        state: copyState(state),
      });
      // Where only one answer is legal the room would go on by itself.
      if (!scenes.has(name) && (answers.length > 1 || kind === "turn")) scenes.set(name, scene(name));
      if (answers.length > most) {
        most = answers.length;
        longest = scene("the longest question");
      }
      const given = Math.floor(chance() * answers.length);
      entries.push({ t: "decide", seat, prompt: id, answer: given, bank: 0 });
      answer(state, given);
    }
    if (!scenes.has("over"))
      scenes.set("over", { name: `${sets.join("+")}: over`, setup, entries, state: copyState(state) });
  }
  return [...scenes.values(), longest!];
}

export interface Placed extends Scene {
  readonly code: string;
  readonly matchId: string;
  readonly secrets: readonly [string, string];
}

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";

export async function place(
  dataFolder: string,
  scenes: readonly Scene[],
  options: Partial<RoomOptions> = {},
  rules = RULES_VERSION,
): Promise<Placed[]> {
  const store = new SqliteStore(new SqliteFile(dataFolder));
  const placed: Placed[] = [];
  for (const [index, scene] of scenes.entries()) {
    const code = Array.from(
      { length: 5 },
      (_, digit) => LETTERS[Math.floor(index / LETTERS.length ** digit) % LETTERS.length],
    ).join("");
    const secrets = [randomBytes(32).toString("base64url"), randomBytes(32).toString("base64url")] as const;
    const [first, second] = secrets.map((secret, seat) => ({
      name: `P${seat}`,
      secretHash: createHash("sha256").update(secret).digest("hex"),
      bot: null,
    }));
    const room = {
      code,
      options: { ...DEFAULT_OPTIONS, sets: scene.setup.sets, ...options },
      seats: [first!, second!] as const,
      score: [0, 0] as const,
      matchId: null,
      passwordHash: "",
      evening: null,
    };
    const matchId = randomBytes(16).toString("base64url");
    await store.createRoom(room);
    await store.startMatch(
      {
        id: matchId,
        code,
        rules,
        setup: scene.setup,
        names: ["P0", "P1"],
        spectators: room.options.spectators,
        status: "playing",
        outcome: null,
        startedAt: Date.now(),
        endedAt: null,
      },
      { ...room, matchId },
    );
    // The journal's outcome is written with its last entry.
    await Promise.all(
      scene.entries.map((entry, position) =>
        store.append(matchId, position, entry, position === scene.entries.length - 1 ? scene.state.outcome : null),
      ),
    );
    placed.push({ ...scene, code, matchId, secrets });
  }
  await store.close();
  return placed;
}

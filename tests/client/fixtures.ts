/** Recorded views with the events that led to them, and a source that a test plays by hand. */
import type { Previews } from "../../shared/src/protocol/index.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signal } from "@preact/signals-core";
import type { MatchSource, MatchUpdate, PendingAnswer } from "../../client/src/sources/source.ts";
import type { GameEvent, MatchView } from "../../client/src/table/model/model.ts";

export interface Fixture {
  readonly before: MatchView;
  readonly events: readonly GameEvent[];
  readonly view: MatchView;
}

/** Tests are started from the top folder. */
const FOLDER = join(process.cwd(), "client", "fixtures");

export const FIXTURES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length));

export const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Fixture;

export class TestSource implements MatchSource {
  readonly pending = signal<PendingAnswer | null>(null);
  readonly previews = signal<Previews | null>(null);
  /** Questions whose previews were asked for. */
  readonly foreseen: number[] = [];
  readonly answers: { readonly prompt: number; readonly answer: number }[] = [];
  private listener: ((update: MatchUpdate) => void) | null = null;
  private step = 0;

  subscribe(listener: (update: MatchUpdate) => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }

  answer(prompt: number, answer: number): void {
    this.answers.push({ prompt, answer });
    this.pending.value = { prompt, answer, state: "sending" };
  }

  askPreviews(prompt: number): void {
    this.foreseen.push(prompt);
  }

  send(view: MatchView, events: readonly GameEvent[] = []): void {
    this.pending.value = null;
    this.listener?.({ matchId: "m", step: this.step++, view, events });
  }
}

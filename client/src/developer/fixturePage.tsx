/**
 * `?fixture=NAME` shows a recorded view without a server; `&play` plays the events that led to it first. What whoever
 * opens the page hands it is shown by the name "given", and `&probe` measures what reaches the screen.
 */
import type { Previews } from "@mindbug/shared/protocol";
import { signal } from "@preact/signals-core";
import { render } from "preact";
import type { Speed } from "../animation/pace.ts";
import { say } from "../i18n/index.ts";
import { toldBy } from "../log/history.ts";
import { HistoryStrip } from "../log/HistoryStrip.tsx";
import { createLogStore } from "../log/logStore.ts";
import { Reference } from "../rulebook/Reference.tsx";
import type { MatchSource, MatchUpdate, PendingAnswer } from "../sources/source.ts";
import { TableStore } from "../store/tableStore.ts";
import { Table } from "../table/dom/Table.tsx";
import type { GameEvent, MatchView } from "../table/model/model.ts";
import "../screens/table/tableScreen.css";
import type { TablePainter } from "../table/pixi/tablePainter.ts";
import { paintTable } from "../table/pixi/paintTable.ts";

interface Fixture {
  readonly before: MatchView;
  readonly events: readonly GameEvent[];
  readonly view: MatchView;
  readonly previews?: Previews["previews"];
}

/** A view alone will do: then nothing led to it. */
interface Given extends Partial<Fixture> {
  readonly view: MatchView;
}

const FILES = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default" });
const GIVEN = "given";
const fileOf = (name: string): string => `../../fixtures/${name}.json`;

class FixtureSource implements MatchSource {
  readonly pending = signal<PendingAnswer | null>(null);
  private listener: ((update: MatchUpdate) => void) | null = null;
  private step = 0;

  readonly previews = signal<Previews | null>(null);

  constructor(
    private readonly name: string,
    private readonly onAnswer: (answer: number) => void,
    private readonly foreseen: Previews["previews"],
  ) {}

  subscribe(listener: (update: MatchUpdate) => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }
  answer(prompt: number, answer: number): void {
    this.pending.value = { prompt, answer, state: "sending" };
    this.onAnswer(answer);
  }
  askPreviews(prompt: number): void {
    this.previews.value = { prompt, previews: this.foreseen };
  }
  send(view: MatchView, events: readonly GameEvent[] = []): void {
    this.pending.value = null;
    this.listener?.({ matchId: `fixture ${this.name}`, step: this.step++, view, events });
  }
}

function fixtureGiven(): Fixture | undefined {
  const { given } = globalThis as { readonly given?: Given };
  return given === undefined ? undefined : { before: given.view, events: [], ...given };
}

export async function fixturePage(host: HTMLElement, name: string | null): Promise<void> {
  const load = name === null ? undefined : FILES[fileOf(name)];
  const fixture = name === GIVEN ? fixtureGiven() : await load?.();
  if (fixture === undefined) {
    render(<FixtureMenu />, host);
    return;
  }
  const asked = new URLSearchParams(location.search);
  const pace = {
    speed: (asked.get("speed") ?? "normal") as Speed,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
  render(<div class="t-page" />, host);
  const page = host.querySelector<HTMLElement>(".t-page") ?? host;
  const source = new FixtureSource(
    name ?? "",
    (answer) => {
      page.dataset["answer"] = String(answer);
      console.info("answer", answer, fixture.view.prompt?.answers?.[answer]);
    },
    fixture.previews ?? [],
  );
  const store = new TableStore(source);
  const log = createLogStore();
  log.recall(toldBy([{ view: fixture.before, events: [] }, fixture]));
  if (asked.has("seats"))
    store.setSeats([
      { name: "Ada Lovelace", score: 1 },
      { name: "Turbo-Bot 3000", bot: true, away: asked.has("away") },
    ]);
  if (asked.has("clock"))
    store.setClock({ deadline: performance.now() + Number(asked.get("clock")) * 1000, now: () => performance.now() });
  source.send(asked.has("play") ? fixture.before : fixture.view);
  const paint = paintTable(
    () => pace,
    (painter) => {
      if (asked.has("play")) source.send(fixture.view, fixture.events);
      Object.assign(globalThis, { table: { store, source, painter, pace, fixture } });
      if (asked.has("probe")) void measure(store, painter, page);
      else page.dataset["ready"] = "true";
    },
  );
  render(
    <div class="table-screen">
      <div class="table-area">
        <Table store={store} paint={paint} marks={asked.has("marks")}>
          <HistoryStrip on="table" store={store} entries={log.entries} readers={{ names: ["", ""], mine: null }} />
        </Table>
      </div>
      <Reference store={store} />
    </div>,
    page,
  );
}

async function measure(store: TableStore, painter: TablePainter, page: HTMLElement): Promise<void> {
  const { Probe } = await import("./probe.ts");
  Object.assign(globalThis, { probe: new Probe(store, painter, page) });
  page.dataset["ready"] = "true";
}

function FixtureMenu() {
  return (
    <nav class="fixture-menu">
      <h1>{say("fixtureMissing")}</h1>
      {Object.keys(FILES).map((path) => {
        const name = path.slice(path.lastIndexOf("/") + 1, -".json".length);
        return (
          <a key={name} href={`?fixture=${name}`}>
            {name}
          </a>
        );
      })}
    </nav>
  );
}

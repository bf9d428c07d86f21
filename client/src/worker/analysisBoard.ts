/**
 * The referee of an analysis board: every answer is another step of a tree, both hands may lie open, and whoever sits
 * there says who answers for which seat.
 */
import { type GameEvent, positionOf, searchView, type Seat, SEATS, viewEvents, viewState } from "@mindbug/shared";
import { type AnalysisDocument, decodeAnalysis, encodeAnalysis, type Start } from "@mindbug/shared/analysis";
import { decide, LEVELS } from "@mindbug/shared/bot";
import type { MatchView } from "../table/model/model.ts";
import type { FromAnalysisWorker, Knowledge, Position, ToAnalysisWorker } from "./analysisMessages.ts";
import { laidOut, MoveTree, openStart, type Place } from "./moveTree.ts";
import { tellPreviews } from "./previews.ts";
import { Thinking } from "./thinking.ts";

/** An empty table: everything is still to be put there. */
const NOTHING: Position = { players: [{}, {}] };
type Settings = Pick<AnalysisDocument, "seats" | "level" | "hands" | "near">;
export type BoardMessage = Exclude<ToAnalysisWorker, { readonly is: "review" | "stopReview" | "open" }>;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class AnalysisBoard {
  private readonly thinking = new Thinking((estimates) => this.tell({ is: "estimates", estimates }));
  private tree: MoveTree;
  private start: Start;
  private settings: Settings;
  private thinks: { readonly on: boolean; readonly knows: Knowledge } = { on: false, knows: "open" };
  /** The bot moves by itself after somebody played; whoever only looks around is not disturbed. */
  private running = false;
  private moving = false;
  private left = false;
  private laid: Position | null = null;
  private step = 0;
  /** Another table every time a position is begun: nothing flies there from the one before. */
  private tables = 0;

  constructor(
    code: string,
    private readonly paceMs: number,
    private readonly tell: (message: FromAnalysisWorker) => void,
  ) {
    const { start, trail, ...settings } = this.read(code);
    this.settings = settings;
    const opened = openStart(start);
    if (opened.ok) {
      this.start = start;
      this.tree = new MoveTree(opened.state, opened.events);
      const lost = this.tree.follow(trail);
      if (lost > 0) this.tell({ is: "lost", moves: lost });
    } else {
      this.tell({ is: "problem", of: "code", reason: opened.reason });
      this.start = { is: "position", position: NOTHING };
      this.tree = new MoveTree(emptyTable(), []);
    }
    // Whoever plays on from a moment at which the bot is to move waits for nothing.
    this.running = settings.hands === "closed";
    this.show([]);
    this.changed();
  }

  leave(): void {
    this.left = true;
    this.thinking.stop();
  }

  hear(message: BoardMessage): void {
    switch (message.is) {
      case "answer":
        return this.answer(message.prompt, message.answer);
      case "preview": {
        const { state } = this.tree.at;
        if (state.prompt !== null && this.isByHand(state.prompt.seat))
          tellPreviews(state, state.prompt.seat, message.prompt, this.tell);
        return;
      }
      case "goTo":
        return this.goTo(message.place, message.how);
      case "remove":
        this.tree.remove(message.place);
        this.running = false;
        this.show([]);
        return this.changed();
      case "setUp":
        this.settings = { ...this.settings, ...message.change };
        this.running = message.change.seats !== undefined && message.change.seats.includes("bot");
        this.show([]);
        return this.changed();
      case "goOn":
        this.running = true;
        return this.changed();
      case "think":
        this.thinks = { on: message.on, knows: message.knows };
        return this.think();
      case "layOut":
        return this.layOut(message.position);
      case "takeApart":
        return this.tell({ is: "apart", position: positionOf(this.tree.at.state) });
      case "begin":
        return this.begin(message.position);
      case "share":
        return this.share();
      default:
        message satisfies never;
    }
  }

  private read(code: string): AnalysisDocument {
    const read = code === "" ? null : decodeAnalysis(code);
    if (read?.ok === true) return read.document;
    if (read !== null) this.tell({ is: "problem", of: "code", reason: read.problem });
    return {
      start: { is: "position", position: NOTHING },
      trail: { moves: [], at: 0 },
      seats: ["hand", "hand"],
      level: "master",
      hands: "open",
      near: 0,
    };
  }

  private isByHand(seat: Seat): boolean {
    return this.settings.seats[seat] === "hand";
  }

  private answer(prompt: number, answer: number): void {
    const asked = this.tree.at.state.prompt;
    if (this.laid !== null || asked?.id !== prompt) return this.tell({ is: "refused", code: "stalePrompt" });
    if (!this.isByHand(asked.seat)) return this.tell({ is: "refused", code: "notYourDecision" });
    this.running = true;
    this.play(answer);
  }

  private play(answer: number): void {
    const made = this.tree.play(answer);
    if (made === null) return this.tell({ is: "refused", code: "unknownAnswer" });
    this.show(made.events);
    this.changed();
  }

  private goTo(id: number, how: "played" | "asItStands"): void {
    if (!this.tree.goTo(id)) return;
    this.running = false;
    this.show(how === "played" ? this.tree.at.events : []);
    this.changed();
  }

  private layOut(position: Position | null): void {
    if (position === null) {
      this.laid = null;
      this.show([]);
      return this.changed();
    }
    const laid = laidOut(position);
    if (!laid.ok) return this.tell({ is: "problem", of: "position", reason: laid.reason });
    this.laid = position;
    this.running = false;
    this.thinking.stop();
    const view: MatchView = { ...viewState(laid.state, "open"), ...this.seenBy(), decides: [] };
    this.send(view, []);
  }

  private begin(position: Position): void {
    const start: Start = { is: "position", position };
    const opened = openStart(start);
    if (!opened.ok) return this.tell({ is: "problem", of: "position", reason: opened.reason });
    this.start = start;
    this.laid = null;
    this.tables++;
    this.settings = { ...this.settings, hands: "open" };
    this.tree = new MoveTree(opened.state, opened.events);
    this.show([]);
    this.changed();
    this.tell({ is: "begun" });
  }

  private share(): void {
    const document = { start: this.start, trail: this.tree.trail, ...this.settings };
    this.tell({ is: "code", code: encodeAnalysis(document), position: positionOf(this.tree.at.state) });
  }

  // --- what is seen -------------------------------------------------------------------------------

  /** Whoever plays one seat alone sits there; otherwise nobody does, and the seats have names. */
  private seenBy(): Pick<MatchView, "viewer" | "near" | "decides"> {
    const byHand = SEATS.filter((seat) => this.isByHand(seat));
    const viewer = byHand.length === 1 ? byHand[0]! : "open";
    return { viewer, near: this.settings.near, decides: byHand };
  }

  private show(events: readonly GameEvent[]): void {
    if (this.laid !== null) return;
    const seen = this.seenBy();
    const eyes = this.settings.hands === "closed" ? seen.viewer : "open";
    const view: MatchView = { ...viewState(this.tree.at.state, eyes), ...seen };
    this.send(view, viewEvents(events, eyes));
  }

  private send(view: MatchView, events: readonly GameEvent[]): void {
    this.tell({ is: "update", update: { matchId: `analysis ${this.tables}`, step: this.step++, view, events } });
  }

  private changed(): void {
    const { seats, level, hands, near } = this.settings;
    const places = this.tree.inOrder().map(({ id, parent, deed, state }) => {
      const before = parent === null ? state : this.tree.place(parent)!.state;
      return { id, parent, deed, turn: before.turn };
    });
    const bot = this.botIsAsked() ? (this.running ? "moves" : "waits") : "idle";
    const { id: at } = this.tree.at;
    this.tell({ is: "board", board: { at, places, seats, level, hands, near, bot, from: this.start.is } });
    this.share();
    this.think();
    void this.playBot();
  }

  private think(): void {
    if (this.thinks.on && this.laid === null) {
      const { id, state, memories } = this.tree.at;
      const knows = this.settings.hands === "closed" ? "seat" : this.thinks.knows;
      this.thinking.about({ place: id, state, memories }, knows);
    } else this.thinking.stop();
  }

  // --- the bot ------------------------------------------------------------------------------------

  private botIsAsked(): boolean {
    const { prompt } = this.tree.at.state;
    return prompt !== null && !this.isByHand(prompt.seat);
  }

  private async playBot(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    while (this.mayMove()) {
      const place = this.tree.at;
      await wait(this.paceMs);
      if (this.mayMove() && this.tree.at === place) this.play(this.chosenBy(place));
    }
    this.moving = false;
  }

  private mayMove(): boolean {
    return this.running && !this.left && this.laid === null && this.botIsAsked();
  }

  /** It knows what its seat may know, as in any match. */
  private chosenBy({ id, state, memories }: Place): number {
    const { seat } = state.prompt!;
    const { level } = this.settings;
    const request = { view: searchView(state, seat), memory: memories[seat], level, seed: `analysis ${id}` };
    return decide(request, LEVELS[level]).answer;
  }
}

function emptyTable() {
  const opened = openStart({ is: "position", position: NOTHING });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.state;
}

/**
 * A table for tests that read as play. You are seat 0 and it is your turn unless said otherwise.
 * Before every step the state goes through JSON, so that each story is a serialisation test too.
 */
import {
  type Answer,
  apply,
  arrange,
  type ArrangedPlayer,
  cardByKey,
  cardKey,
  cardNumber,
  type Creature,
  type GameEvent,
  keywordList,
  type MatchState,
  type MatchView,
  type Position,
  type Prompt,
  type Seat,
  viewState,
  whyNot,
  type Wish,
} from "@mindbug/shared";

export interface TableSetup extends Omit<Position, "players" | "active"> {
  readonly you?: ArrangedPlayer;
  readonly foe?: ArrangedPlayer;
  readonly turnOf?: "you" | "foe";
}

const nameOf = (card: number): string => cardByKey(cardKey(card))!.names.en;

export class Duel {
  state: MatchState;
  /** Everything that has happened since the table was set. */
  readonly events: GameEvent[] = [];
  /** The table as it was set, with your eyes. */
  readonly begun: MatchView;
  readonly you: Side;
  readonly foe: Side;

  constructor(setup: TableSetup) {
    const { you = {}, foe = {}, turnOf = "you", ...rest } = setup;
    const arranged = arrange({ ...rest, players: [you, foe], active: turnOf === "you" ? 0 : 1 });
    if (!arranged.ok) throw new Error(arranged.reason);
    this.state = arranged.state;
    this.begun = viewState(this.state, 0);
    this.you = new Side(this, 0);
    this.foe = new Side(this, 1);
  }

  get prompt(): Prompt {
    if (this.state.prompt === null) throw new Error(`Nobody is asked anything: ${JSON.stringify(this.state.outcome)}`);
    return this.state.prompt;
  }

  get isOver(): boolean {
    return this.state.outcome !== null;
  }

  get winner(): "you" | "foe" | "nobody" | "still playing" {
    if (this.state.outcome === null) return "still playing";
    return this.state.outcome.winner === null ? "nobody" : this.state.outcome.winner === 0 ? "you" : "foe";
  }

  get turnOf(): "you" | "foe" {
    return this.state.active === 0 ? "you" : "foe";
  }

  /** The kind of question and whose it is, e.g. "foe: mindbug", "you: choose defeat". */
  get asked(): string {
    if (this.state.prompt === null) return "nobody";
    const { seat, kind, verb } = this.state.prompt;
    return `${seat === 0 ? "you" : "foe"}: ${kind}${verb === null ? "" : ` ${verb}`}`;
  }

  /** The answers of the pending question as words. */
  get options(): string[] {
    return this.prompt.answers.map((answer) => this.words(answer));
  }

  creature(id: number): Creature {
    const found = this.state.players.flatMap((player) => player.board).find((creature) => creature.id === id);
    if (!found) throw new Error(`Creature ${id} is not in play`);
    return found;
  }

  words(answer: Answer): string {
    const { hand } = this.state.players[this.prompt.seat];
    const creature = (id: number): string => nameOf(this.creature(id).card);
    switch (answer.do) {
      case "play":
        return `play ${nameOf(hand[answer.hand]!)}`;
      case "attack":
      case "action":
      case "block":
      case "hunt":
        return `${answer.do} ${creature(answer.creature)}`;
      case "chooseCreatures":
        return answer.creatures.map(creature).join(" + ") || "nothing";
      case "chooseHand":
        return answer.hand.map((index) => nameOf(hand[index]!)).join(" + ");
      case "choosePile":
        return answer.cards.map(({ seat, index }) => nameOf(this.state.players[seat].discard[index]!)).join(" + ");
      case "resolve":
        return nameOf(this.state.waiting[answer.trigger]!.card);
      case "distribute":
        return answer.onto.map(creature).join(" + ");
      case "reroll":
        return `reroll ${answer.dice.join(" + ")}`;
      case "resolveDie":
        return `die ${answer.die}`;
      case "buy":
        return `buy ${nameOf(this.state.power!.faceUp[answer.slot]!)}`;
      default:
        return answer.do;
    }
  }

  answer(seat: Seat, words: string): void {
    if (this.prompt.seat !== seat)
      throw new Error(`Not their decision. Asked: ${this.asked} (${this.options.join(" | ")})`);
    const index = this.options.indexOf(words);
    if (index < 0) throw new Error(`"${words}" is not offered. Asked: ${this.asked} (${this.options.join(" | ")})`);
    this.state = JSON.parse(JSON.stringify(this.state)) as MatchState;
    const applied = apply(this.state, seat, { prompt: this.prompt.id, answer: index });
    if (!applied.ok) throw new Error(applied.refusal.reason);
    this.events.push(...applied.events);
  }
}

export class Side {
  constructor(
    private readonly duel: Duel,
    readonly seat: Seat,
  ) {}

  private get player() {
    return this.duel.state.players[this.seat];
  }

  get life(): number {
    return this.player.life;
  }
  get mindbugs(): number {
    return this.player.mindbugs;
  }
  get energy(): number {
    return this.player.energy;
  }
  get hand(): string[] {
    return this.player.hand.map(nameOf);
  }
  get discard(): string[] {
    return this.player.discard.map(nameOf);
  }
  get deckCount(): number {
    return this.player.deck.length;
  }
  get board(): string[] {
    return this.player.board.map((creature) => nameOf(creature.card));
  }

  private find(name: string): Creature {
    const card = cardNumber(name);
    const creature = this.player.board.find((candidate) => candidate.card === card);
    if (!creature) throw new Error(`${name} is not in play here: ${this.board.join(", ")}`);
    return creature;
  }

  power(name: string): number {
    return this.find(name).power;
  }
  keywords(name: string): readonly string[] {
    return keywordList(this.find(name).keywords);
  }
  octonite(name: string): number {
    return this.find(name).octonite;
  }
  isExhausted(name: string): boolean {
    return this.find(name).exhausted;
  }

  /** Answers the pending question with these words; see `Duel.options`. */
  answers(words: string): void {
    this.duel.answer(this.seat, words);
  }
  plays(name: string): void {
    this.answers(`play ${name}`);
  }
  /** Plays it and the opponent, if asked, lets it be. */
  playsUnhindered(name: string): void {
    this.plays(name);
    if (this.duel.state.prompt?.kind === "mindbug") this.other.declinesMindbug();
  }
  attacksWith(name: string): void {
    this.answers(`attack ${name}`);
  }
  usesAction(name: string): void {
    this.answers(`action ${name}`);
  }
  blocksWith(name: string): void {
    this.answers(`block ${name}`);
  }
  hunts(name: string): void {
    this.answers(`hunt ${name}`);
  }
  usesMindbug(): void {
    this.answers("mindbug");
  }
  declinesMindbug(): void {
    this.passes("mindbug");
  }
  doesNotBlock(): void {
    this.passes("block");
  }
  doesNotHunt(): void {
    this.passes("hunt");
  }
  stopsAttacking(): void {
    this.passes("attackAgain");
  }
  /** One or several names, joined with " + ". */
  chooses(words: string): void {
    this.answers(words);
  }
  accepts(): void {
    this.answers("accept");
  }
  buys(name: string): void {
    this.answers(`buy ${name}`);
  }
  passes(kind?: string): void {
    if (kind !== undefined && this.duel.prompt.kind !== kind)
      throw new Error(`Asked for ${kind}, but: ${this.duel.asked}`);
    this.answers("pass");
  }
  /** Why this cannot be done right now, as the reason's code; null if it can. */
  whyNot(what: "attack" | "action" | "block" | "hunt", name: string): string | null {
    const creature = what === "hunt" ? this.other.find(name) : this.find(name);
    return whyNot(this.duel.state, this.seat, { [what]: creature.id } as unknown as Wish)?.why ?? null;
  }

  get other(): Side {
    return this.seat === 0 ? this.duel.foe : this.duel.you;
  }
}

export const table = (setup: TableSetup): Duel => new Duel(setup);

/**
 * The state on the wire. Flat, of numbers and short strings: lists of cards are packed (see pack.ts)
 * because arrays under a view arrive wrong at late joiners. What only one seat may know is its
 * `SecretState`, one instance for the room's whole life: to everybody else, that it changed is invisible.
 */
import { MapSchema, Schema, type, view } from "@colyseus/schema";

export class CreatureState extends Schema {
  @type("uint8") seat = 0;
  /** Position on its side of the table. */
  @type("uint8") place = 0;
  @type("int16") card = 0;
  @type("int16") power = 0;
  @type("string") powerSources = "";
  @type("uint8") keywords = 0;
  @type("boolean") exhausted = false;
  @type("uint16") octonite = 0;
  @type("int16") growth = 0;
  @type("uint8") turnKeywords = 0;
  @type("boolean") enteredThisTurn = false;
  @type("uint8") attacks = 0;
}

export class SideState extends Schema {
  @type("int16") life = 0;
  @type("uint8") mindbugs = 0;
  @type("uint8") mindbugsAtStart = 0;
  @type("uint16") energy = 0;
  @type("uint8") handCount = 0;
  @type("uint8") deckCount = 0;
  @type("string") discard = "";
  @type("uint8") extraTurns = 0;
  @type("uint8") turnKeywords = 0;
  @type("uint8") extraDice = 0;
  @type("boolean") cannotBlock = false;
}

export class SeatState extends Schema {
  @type("string") name = "";
  @type("boolean") taken = false;
  /** The bot's level, empty for a person. */
  @type("string") bot = "";
  @type("boolean") connected = false;
  /** The server's time when the player went away, 0 while present. */
  @type("float64") awaySince = 0;
  @type("boolean") ready = false;
  @type("boolean") rematch = false;
  @type("uint8") score = 0;
  /** Milliseconds of the bank that are left. */
  @type("uint32") bank = 0;
}

/** What one seat alone receives. Without initial values: to everybody else these fields do not exist. */
export class SecretState extends Schema {
  @view() @type("string") hand!: string;
  /** The legal answers of the pending prompt (see answers.ts); empty while the other decides. */
  @view() @type("string") answers!: string;
  /** What is not possible and why, as JSON. */
  @view() @type("string") refusals!: string;
}

export class TableState extends Schema {
  @type("string") code = "";
  @type("string") options = "";
  @type("string") phase = "lobby";
  @type(SeatState) seat0 = new SeatState();
  @type(SeatState) seat1 = new SeatState();
  @type("uint16") spectators = 0;
  /** When the pending decision runs out in the server's time, 0 while no clock runs. */
  @type("float64") deadline = 0;
  /** Who asks to take back, -1 if nobody does. */
  @type("int8") takeback = -1;

  @type("string") matchId = "";
  @type("uint32") step = 0;
  @type("uint16") rules = 0;
  @type("string") sets = "";
  @type("uint16") turn = 0;
  @type("uint8") active = 0;
  @type(SideState) side0 = new SideState();
  @type(SideState) side1 = new SideState();
  @type({ map: CreatureState }) creatures = new MapSchema<CreatureState>();
  @type("uint8") unusedCount = 0;
  @type("string") revealed0 = "";
  @type("string") revealed1 = "";
  @type("boolean") hasPower = false;
  @type("string") powerFaceUp = "";
  @type("uint8") powerDeckCount = 0;
  @type("string") powerDiscard = "";
  @type("string") playing = "";
  @type("string") attack = "";
  @type("string") waiting = "";
  /** 0 while nobody has to decide. */
  @type("uint32") promptId = 0;
  @type("uint8") promptSeat = 0;
  @type("string") promptKind = "";
  /** Why it is asked (see PromptCause), as JSON. */
  @type("string") promptCause = "";
  @type("string") promptVerb = "";
  @type("int16") promptCard = -1;
  @type("uint32") promptCreature = 0;
  @type("string") promptDice = "";
  @type("string") outcome = "";
  @type({ map: SecretState }) secrets = new MapSchema<SecretState>();
}

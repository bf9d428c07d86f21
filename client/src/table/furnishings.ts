/** The parts of the table that are page, not picture: status strips, the prompt, open piles, the zoom, small labels. */
import { say } from "../i18n/index.ts";
import { type Choices, pileThing } from "./model/choices.ts";
import type { ClockState } from "./clockRing.ts";
import type { Interaction } from "./interaction.ts";
import type { Rect } from "./layout/geometry.ts";
import { momentLayout } from "./layout/mindbugMoment.ts";
import { powerLabelHeight, type TableLayout } from "./layout/tableLayout.ts";
import { nearSeat, otherSeat, type Seat, type TableModel } from "./model/model.ts";
import { PileTray, type TraySection } from "./pileTray.ts";
import { asksMindbug } from "./layout/placements.ts";
import { PromptBar } from "./promptBar.ts";
import { whoIs } from "./promptWords.ts";
import { type SeatInfo, StatusStrip } from "./statusStrip.ts";
import { ZoomPanel } from "./zoomPanel.ts";

const put = (element: HTMLElement, area: Rect): void => {
  const { style } = element;
  style.left = `${area.x}px`;
  style.top = `${area.y}px`;
  style.width = `${area.w}px`;
  style.height = `${area.h}px`;
};

export class Furnishings {
  /** Far, near. */
  readonly strips: readonly [StatusStrip, StatusStrip];
  readonly prompt: PromptBar;
  readonly zoom: ZoomPanel;
  private readonly tray: PileTray;
  private readonly startLabel = document.createElement("span");
  private readonly powerLabel = document.createElement("button");
  private seats: readonly [Seat, Seat] = [1, 0];

  constructor(
    private readonly host: HTMLElement,
    touch: Interaction,
  ) {
    this.prompt = new PromptBar(host, {
      onAnswer: (index) => touch.onAnswer(index),
      onPick: (thing) => touch.onPick(thing),
      onClear: () => touch.onClear(),
      onPeek: () => touch.onPeek(),
      onTray: () => touch.onTray(),
      onLookAt: (card, at, creature) => touch.onLookAt(card, at, creature),
      onLookAway: () => touch.onLookAway(),
    });
    // The answers come first for whoever goes through the table by Tab.
    host.insertBefore(this.prompt.element, touch.things.element);
    this.strips = [
      new StatusStrip(host, () => touch.openPile({ seats: [this.seats[0]] })),
      new StatusStrip(host, () => touch.openPile({ seats: [this.seats[1]] })),
    ];
    this.startLabel.className = "t-label";
    this.powerLabel.className = "t-label t-power-label";
    this.powerLabel.type = "button";
    this.powerLabel.addEventListener("click", () => touch.openPile("power"));
    host.append(this.startLabel, this.powerLabel);
    this.tray = new PileTray(host, {
      onPick: (thing) => {
        if (touch.choosesFromPile) touch.onPick(thing);
      },
      onLook: (card, at) => touch.onLookAt(card, at),
      onLookAway: () => touch.onLookAway(),
      onClose: () => touch.onClose(),
    });
    this.zoom = new ZoomPanel(host);
    touch.attach(this);
  }

  show(table: TableModel, layout: TableLayout, infos: readonly [SeatInfo, SeatInfo] | null, era: string): void {
    const near = nearSeat(table);
    this.seats = [otherSeat(near), near];
    this.host.dataset["form"] = layout.form;
    this.host.style.setProperty("--unit", String(layout.unit));
    for (const side of [0, 1] as const) {
      const seat = this.seats[side];
      this.strips[side].place(layout.statuses[side], layout.form, side);
      this.strips[side].show(table, seat, whoIs(table, seat), infos?.[seat] ?? null, layout.form, era);
    }
    this.showLabels(table, layout);
    this.tellPage(layout);
  }

  showPrompt(table: TableModel, layout: TableLayout, choices: Choices, touch: Interaction, era: string): void {
    const drama = asksMindbug(table);
    const large = drama && !touch.attention.peeking;
    const open = touch.pile !== null;
    const area = large ? momentLayout(layout).prompt : open && layout.form === "wide" ? lowered(layout) : layout.prompt;
    this.prompt.place(
      area,
      large ? "drama" : layout.form === "tall" ? "sheet" : layout.form === "low" ? "side" : "bar",
    );
    this.prompt.show(table, choices, {
      hinted: touch.hintedAnswer,
      peeking: touch.attention.peeking,
      drama,
      closedPile: touch.pileIsClosed,
      era,
    });
    const sections = this.sections(table, choices, touch);
    if (open)
      this.tray.show(
        trayArea(layout),
        sections,
        layout.form === "wide"
          ? (sections.reduce((sum, { cards }) => sum + cards.length, 0) > 8 ? 200 : 290) * layout.unit
          : layout.form === "tall"
            ? Math.max(138, layout.screen.w * 0.3)
            : 132,
        era,
      );
    else this.tray.close();
  }

  showClock(clock: ClockState | null, side: 0 | 1 | null): void {
    this.strips.forEach((strip, i) => strip.showClock(i === side ? clock : null));
    this.prompt.showClock(clock);
  }

  destroy(): void {
    for (const strip of this.strips) strip.destroy();
    this.prompt.destroy();
    this.tray.destroy();
    this.zoom.destroy();
    this.startLabel.remove();
    this.powerLabel.remove();
  }

  private sections(table: TableModel, choices: Choices, touch: Interaction): TraySection[] {
    if (touch.pile === null) return [];
    if (touch.pile === "power")
      return [
        {
          title: say("powerDiscard"),
          cards: (table.power?.discard ?? []).map((card, i) => ({ card, thing: `used:${i}`, mood: "plain" as const })),
        },
      ];
    const choosing = touch.choosesFromPile;
    return touch.pile.seats.flatMap((seat) => {
      const pile: TraySection = {
        title: say("discardOf", { who: whoIs(table, seat) }),
        cards: table.players[seat].discard.map((card, index) => {
          const thing = pileThing(seat, index);
          const mood = !choosing
            ? ("plain" as const)
            : choices.picks.includes(thing)
              ? ("picked" as const)
              : choices.canPick(thing)
                ? ("legal" as const)
                : ("dim" as const);
          return { card, thing, mood };
        }),
      };
      const shown = table.revealed[seat];
      if (choosing || shown.length === 0) return [pile];
      return [
        pile,
        {
          title: say("startCardsOf", { who: whoIs(table, seat) }),
          cards: shown.map((card, i) => ({ card, thing: `start:${seat}:${i}`, mood: "plain" as const })),
        },
      ];
    });
  }

  private showLabels(table: TableModel, layout: TableLayout): void {
    const { startCards, powerRow, form, unit } = layout;
    this.startLabel.hidden = startCards === null || table.revealed.every((cards) => cards.length === 0);
    if (startCards !== null) {
      this.startLabel.textContent = say("startCards");
      put(this.startLabel, { ...startCards, h: 24 * unit });
    }
    this.powerLabel.hidden = powerRow === null || table.power === null;
    if (powerRow === null || table.power === null) return;
    this.powerLabel.textContent =
      form === "wide"
        ? `${say("powerCards")} · ${say("powerDeck", { n: table.power.deckCount })}`
        : say("powerDeck", { n: table.power.deckCount });
    this.powerLabel.setAttribute(
      "aria-label",
      `${say("powerDiscard")}, ${say("cards", { n: table.power.discard.length })}`,
    );
    const width = form === "tall" ? 74 : 48;
    put(
      this.powerLabel,
      form === "wide"
        ? { ...powerRow, h: powerLabelHeight(unit) }
        : { x: powerRow.x + powerRow.w - width, y: powerRow.y + powerRow.h / 2 - 26, w: width, h: 52 },
    );
  }

  /** The page around the table may put a menu and a log where the table leaves room for them. */
  private tellPage({ menu, log }: TableLayout): void {
    const page = this.host.parentElement ?? this.host;
    const write = (name: string, area: Rect | null): void => {
      for (const side of ["x", "y", "w", "h"] as const)
        page.style.setProperty(`--table-${name}-${side}`, area === null ? "0px" : `${area[side]}px`);
    };
    write("menu", menu);
    write("log", log);
    page.dataset["tableLog"] = log === null ? "none" : "room";
  }
}

/** While a pile lies open over the middle, the question moves below it. */
function lowered(layout: TableLayout): Rect {
  const { prompt, boards } = layout;
  return { ...prompt, y: boards[1].y + boards[1].h - prompt.h };
}

function trayArea(layout: TableLayout): Rect {
  const { boards, form } = layout;
  const top = form === "tall" ? boards[0].y : 6;
  const bottom = form === "wide" ? lowered(layout).y - 4 : boards[1].y + boards[1].h;
  return { x: boards[0].x, y: top, w: boards[0].w, h: bottom - top };
}

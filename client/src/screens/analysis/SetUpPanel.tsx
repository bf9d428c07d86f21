/** The position in lists: what lies where, how much of everything, whose turn it is. */
import { cardByKey } from "@mindbug/shared/cards";
import type { ComponentChildren } from "preact";
import { Picture } from "../../components/Picture.tsx";
import { type AnalysisKey, sayAnalysis } from "../../i18n/analysis.ts";
import { nameOf } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { nearSeat, otherSeat, type Seat, type TableModel } from "../../table/model/model.ts";
import { whoIs } from "../../table/model/promptWords.ts";
import type { Position } from "../../worker/analysisMessages.ts";
import {
  cardsIn,
  change,
  count,
  type Counter,
  counterOf,
  forward,
  mayPut,
  MOST_OF_ANYTHING,
  PILES,
  type Placed,
  sameZone,
  SHARED_ZONES,
  take,
  type Zone,
  zoneKey,
} from "./editPosition.ts";
import type { SetUp } from "./setUp.ts";
import { zoneName } from "./zoneWords.ts";

const COUNTERS: Readonly<Record<Counter, AnalysisKey>> = { life: "life", mindbugs: "mindbugs", energy: "energy" };

interface Parts {
  readonly setUp: SetUp;
  readonly position: Position;
  readonly table: TableModel;
}

export function SetUpPanel({ store, setUp }: { readonly store: TableStore; readonly setUp: SetUp }) {
  const [table, position] = [store.table.value, setUp.position];
  if (table === null || position === null) return null;
  const parts = { setUp, position, table };
  const near = nearSeat(table);
  return (
    <>
      <WhoseTurn {...parts} />
      {([otherSeat(near), near] as const).map((seat) => (
        <section key={seat} class="side-parts" aria-label={whoIs(table, seat)}>
          <h3>{whoIs(table, seat)}</h3>
          <div class="counters">
            {(Object.keys(COUNTERS) as Counter[]).map((counter) => (
              <Steps
                key={counter}
                what={sayAnalysis(COUNTERS[counter])}
                id={`${counter}-${seat}`}
                value={counterOf(position, seat, counter)}
                onStep={(by) => setUp.edit((before) => count(before, seat, counter, by), true)}
              />
            ))}
          </div>
          {PILES.map((pile) => (
            <ZoneList key={pile} zone={{ of: seat, pile }} {...parts} />
          ))}
        </section>
      ))}
      <section class="side-parts">
        {SHARED_ZONES.map((zone) => (
          <ZoneList key={zoneKey(zone)} zone={zone} {...parts} />
        ))}
      </section>
    </>
  );
}

const WhoseTurn = ({ setUp, position, table }: Parts) => (
  <fieldset class="pair">
    <legend>{sayAnalysis("toMove")}</legend>
    {([0, 1] as const).map((seat: Seat) => (
      <label key={seat} class="pair-choice">
        <input
          type="radio"
          name="to-move"
          checked={(position.active ?? 0) === seat}
          onChange={() => setUp.edit((before) => ({ ...before, active: seat }), true)}
        />
        <span>{whoIs(table, seat)}</span>
      </label>
    ))}
  </fieldset>
);

interface StepsProps {
  readonly what: string;
  readonly id: string;
  readonly value: number;
  readonly onStep: (by: 1 | -1) => void;
}

const Steps = ({ what, id, value, onStep }: StepsProps) => (
  <div class="steps" role="group" aria-label={what}>
    <span class="steps-what">{what}</span>
    <button type="button" class="button" aria-label={sayAnalysis("less", { what })} onClick={() => onStep(-1)}>
      −
    </button>
    <output id={`count-${id}`}>{value}</output>
    <button type="button" class="button" aria-label={sayAnalysis("more", { what })} onClick={() => onStep(1)}>
      +
    </button>
  </div>
);

function ZoneList({ zone, setUp, position, table }: Parts & { readonly zone: Zone }) {
  const cards = cardsIn(position, zone);
  const carried = setUp.carrying.carried.value;
  const name = zoneName(zone, zone.of === null ? null : table);
  const open = carried !== null && mayPut(position, zone, carried);
  const picked = carried?.from != null && sameZone(carried.from.zone, zone) ? carried.from.index : null;
  return (
    <section class="zone-list" aria-label={name} data-zone={open ? zoneKey(zone) : undefined}>
      <h4>
        {zoneName(zone, null)} <span class="zone-count">{cards.length}</span>
        {open && picked === null && (
          <button type="button" class="button button-act zone-put" onClick={() => setUp.putInto(zone)}>
            {sayAnalysis("putHere", { card: nameOf(carried.card) })}
          </button>
        )}
      </h4>
      {cards.length > 0 && (
        <ul class="zone-cards">
          {cards.map((card, index) => (
            <li key={`${card.card} ${index}`}>
              <PlacedCard card={card} zone={zone} index={index} setUp={setUp} picked={picked === index} />
            </li>
          ))}
        </ul>
      )}
      {picked !== null && cards[picked] !== undefined && (
        <CardTools zone={zone} index={picked} card={cards[picked]} setUp={setUp} />
      )}
    </section>
  );
}

interface PlacedCardProps {
  readonly card: Placed;
  readonly zone: Zone;
  readonly index: number;
  readonly setUp: SetUp;
  readonly picked: boolean;
}

function PlacedCard({ card: { card, exhausted, octonite }, zone, index, setUp, picked }: PlacedCardProps) {
  const carried = { card, from: { zone, index } };
  const set = cardByKey(card)?.set;
  const states = [
    exhausted ? sayAnalysis("exhausted") : "",
    octonite > 0 ? `${sayAnalysis("octonite")} ${octonite}` : "",
  ];
  return (
    <button
      type="button"
      class="placed-card"
      aria-pressed={picked}
      data-exhausted={exhausted}
      onPointerDown={(event) => setUp.carrying.press(carried, event)}
      onClick={() => setUp.carrying.click(carried)}
    >
      {set !== undefined && <Picture atlas={set} frame={card} />}
      <span>
        {nameOf(card)}
        <small>{states.filter((state) => state !== "").join(", ")}</small>
      </span>
    </button>
  );
}

function CardTools({ zone, index, card, setUp }: Omit<PlacedCardProps, "picked">): ComponentChildren {
  const { exhausted, octonite } = card;
  const more = (by: 1 | -1): number => Math.max(0, Math.min(MOST_OF_ANYTHING, octonite + by));
  return (
    <div class="card-tools" role="group" aria-label={nameOf(card.card)}>
      {zone.pile === "board" && (
        <>
          <button
            type="button"
            class="button"
            id="card-exhausted"
            aria-pressed={exhausted}
            onClick={() => setUp.edit((before) => change(before, zone, index, { exhausted: !exhausted }), true)}
          >
            {sayAnalysis("exhausted")}
          </button>
          <Steps
            what={sayAnalysis("octonite")}
            id="octonite"
            value={octonite}
            onStep={(by) => setUp.edit((before) => change(before, zone, index, { octonite: more(by) }), true)}
          />
        </>
      )}
      {index > 0 && (
        <button type="button" class="button" onClick={() => setUp.edit((before) => forward(before, zone, index))}>
          {sayAnalysis("earlier")}
        </button>
      )}
      <button
        type="button"
        class="button button-quiet"
        id="card-remove"
        onClick={() => setUp.edit((before) => take(before, zone, index))}
      >
        {sayAnalysis("remove")}
      </button>
    </div>
  );
}

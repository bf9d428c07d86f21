/** Every table of the evening: those being played, and what came of the others. */
import type { EveningTable } from "@mindbug/shared/evening";
import { type EveningView, TO_EVENING } from "@mindbug/shared/protocol";
import { replayHref, roomHref } from "../../app/router.ts";
import { Theirs } from "../../components/Words.tsx";
import { say, type TextKey } from "../../i18n/index.ts";
import type { EveningLink } from "../../net/eveningLink.ts";
import { personName } from "./names.ts";

interface OfEvening {
  readonly view: EveningView;
  readonly link: EveningLink;
  readonly me: number | null;
}
interface OfTable extends OfEvening {
  readonly table: EveningTable;
}

const HOW_WORDS: Readonly<Record<NonNullable<EveningTable["result"]>["how"], TextKey | null>> = {
  played: null,
  walkover: "eveningWalkover",
  nobodyCame: "eveningNobodyCame",
};

function Award({ view, link, table }: OfTable) {
  return (
    <details class="evening-more">
      <summary>{say("eveningAward")}</summary>
      <div class="evening-menu">
        {table.seats.map((id) => (
          <button
            key={id}
            type="button"
            class="button button-quiet"
            onClick={() => link.send(TO_EVENING.award, { table: table.id, winner: id })}
          >
            {say("eveningAwardTo", { who: personName(view, id) })}
          </button>
        ))}
        <button
          type="button"
          class="button button-quiet"
          onClick={() => link.send(TO_EVENING.award, { table: table.id, winner: null })}
        >
          {say("eveningDraw")}
        </button>
      </div>
    </details>
  );
}

function Duel({ view, table }: OfTable) {
  const winner = table.result?.winner ?? null;
  return (
    <span class="evening-duel">
      {table.seats.map((id, seat) => (
        <span key={id} class="evening-side" data-won={winner === id}>
          <Theirs text={personName(view, id)} />
          <b>{table.score[seat]}</b>
        </span>
      ))}
    </span>
  );
}

function Row(props: OfTable) {
  const { table, view, me } = props;
  const mine = me !== null && table.seats.includes(me);
  const how = table.result === null ? null : HOW_WORDS[table.result.how];
  const last = table.matches.at(-1);
  return (
    <li class="evening-table" data-mine={mine} data-over={table.result !== null}>
      <Duel {...props} />
      {how !== null && <span class="quiet">{say(how)}</span>}
      {table.result === null ? (
        <span class="actions">
          {mine ? (
            <a class="button button-act" href={roomHref(table.code)}>
              {say("eveningToTable")}
            </a>
          ) : (
            view.options.spectators !== "off" && (
              <a class="button" href={roomHref(table.code, true)}>
                {say("watch")}
              </a>
            )
          )}
          {me === view.host && <Award {...props} />}
        </span>
      ) : (
        last !== undefined && <a href={replayHref(last)}>{say("watchReplay")}</a>
      )}
    </li>
  );
}

export function Tables(props: OfEvening) {
  const { view } = props;
  const running = view.tables.filter(({ result }) => result === null);
  const over = view.tables.filter(({ result }) => result !== null).reverse();
  return (
    <>
      {running.length > 0 && (
        <section class="evening-part" aria-labelledby="evening-now">
          <h2 id="evening-now">
            {view.format === "roundRobin" || view.format === "swiss"
              ? say("eveningRound", { number: view.round })
              : say("eveningNow")}
          </h2>
          <ul class="evening-tables">
            {running.map((table) => (
              <Row key={table.id} {...props} table={table} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details class="evening-part evening-history" open={running.length === 0}>
          <summary>{say("eveningPlayed", { n: over.length })}</summary>
          <ul class="evening-tables">
            {over.map((table) => (
              <Row key={table.id} {...props} table={table} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

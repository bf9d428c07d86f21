/** How they stand, with every number that decides, and what decides. */
import { standings } from "@mindbug/shared/evening";
import type { EveningView } from "@mindbug/shared/protocol";
import { Theirs } from "../../components/Words.tsx";
import { say } from "../../i18n/index.ts";
import { signed } from "../../i18n/words.ts";
import { personName } from "./names.ts";

export function Standings({ view, me }: { readonly view: EveningView; readonly me: number | null }) {
  if (view.tables.length === 0) return null;
  const rows = standings(view);
  const over = view.phase === "over" && view.tables.every(({ result }) => result !== null);
  return (
    <section class="evening-part" aria-labelledby="evening-standings">
      <h2 id="evening-standings">{say(over ? "eveningFinal" : "eveningStandings")}</h2>
      <table class="evening-standings">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{say("eveningRank")}</span>
            </th>
            <th scope="col">{say("eveningPlayer")}</th>
            <th scope="col">{say("eveningPoints")}</th>
            <th scope="col" class="evening-wide">
              {say("eveningRecord")}
            </th>
            <th scope="col">
              <abbr title={say("eveningOpponentsLong")}>{say("eveningOpponents")}</abbr>
            </th>
            <th scope="col" class="evening-wide">
              <abbr title={say("eveningDirectLong")}>{say("eveningDirect")}</abbr>
            </th>
            <th scope="col" class="evening-wide">
              <abbr title={say("eveningBalanceLong")}>{say("eveningBalance")}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person} data-me={row.person === me} data-first={over && row.rank === 1}>
              <td>{row.rank}</td>
              <th scope="row">
                <Theirs text={personName(view, row.person)} />
                {row.byes > 0 && <small> {say("eveningBye")}</small>}
              </th>
              <td>
                <b>{row.points}</b>
              </td>
              <td class="evening-wide">
                {row.wins}–{row.draws}–{row.losses}
              </td>
              <td>{row.opponents}</td>
              <td class="evening-wide">{row.direct}</td>
              <td class="evening-wide">{row.balance === 0 ? 0 : signed(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details class="evening-rules">
        <summary>{say("eveningTieTitle")}</summary>
        <p>{say("eveningTieRule")}</p>
      </details>
    </section>
  );
}

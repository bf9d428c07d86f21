/** What the host chooses: how people are paired, when it begins and ends; to everybody else, what they wait for. */
import { type EveningFormat, FORMATS, playing, tableOf } from "@mindbug/shared/evening";
import { type EveningView, TO_EVENING } from "@mindbug/shared/protocol";
import { useState } from "preact/hooks";
import { Choices } from "../../components/Choices.tsx";
import { Sentence } from "../../components/Words.tsx";
import { say, type TextKey } from "../../i18n/index.ts";
import type { EveningLink } from "../../net/eveningLink.ts";
import { personName } from "./names.ts";

const FORMAT_WORDS: Readonly<Record<EveningFormat, { readonly name: TextKey; readonly line: TextKey }>> = {
  winnerStays: { name: "formatWinnerStays", line: "formatWinnerStaysLine" },
  loserGoes: { name: "formatLoserGoes", line: "formatLoserGoesLine" },
  roundRobin: { name: "formatRoundRobin", line: "formatRoundRobinLine" },
  swiss: { name: "formatSwiss", line: "formatSwissLine" },
  byHand: { name: "formatByHand", line: "formatByHandLine" },
};

const ROUNDS = ["0", "3", "4", "5"] as const;

interface OfEvening {
  readonly view: EveningView;
  readonly link: EveningLink;
}

function Begin({ view, link }: OfEvening) {
  const [format, setFormat] = useState<EveningFormat>(view.format);
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>("0");
  const enough = playing(view).length >= 2;
  const running = view.tables.some(({ result }) => result === null);
  return (
    <section class="evening-part" aria-labelledby="evening-format">
      <h2 id="evening-format">{say(view.phase === "over" ? "eveningAgain" : "eveningHow")}</h2>
      <Choices
        name="format"
        legend={say("eveningFormat")}
        list={FORMATS.map((value) => ({
          value,
          label: say(FORMAT_WORDS[value].name),
          line: say(FORMAT_WORDS[value].line),
        }))}
        chosen={[format]}
        onChange={setFormat}
      />
      {format === "swiss" && (
        <Choices
          name="rounds"
          legend={say("eveningRounds")}
          list={ROUNDS.map((value) => ({ value, label: value === "0" ? say("eveningRoundsAuto") : value }))}
          chosen={[rounds]}
          onChange={setRounds}
        />
      )}
      <div class="actions">
        <button
          type="button"
          id="begin"
          class="button button-act button-big"
          disabled={!enough || running}
          onClick={() => link.send(TO_EVENING.begin, { format, rounds: Number(rounds) })}
        >
          {say("eveningBegin")}
        </button>
        {!enough && <p class="quiet">{say("eveningTwoNeeded")}</p>}
      </div>
    </section>
  );
}

function PairByHand({ view, link }: OfEvening) {
  const free = playing(view)
    .map(({ id }) => id)
    .filter((id) => tableOf(view, id) === null);
  const [wished, setWished] = useState<readonly [number, number]>([0, 0]);
  const first = free.includes(wished[0]) ? wished[0] : (free[0] ?? 0);
  const second = free.includes(wished[1]) && wished[1] !== first ? wished[1] : (free.find((id) => id !== first) ?? 0);
  const select = (label: TextKey, value: number, change: (id: number) => void, without: number) => (
    <label class="evening-select">
      {say(label)}
      <select value={String(value)} onChange={(event) => change(Number(event.currentTarget.value))}>
        {free
          .filter((id) => id !== without)
          .map((id) => (
            <option key={id} value={String(id)}>
              {personName(view, id)}
            </option>
          ))}
      </select>
    </label>
  );
  return (
    <section class="evening-part" aria-labelledby="evening-pair">
      <h2 id="evening-pair">{say("eveningPair")}</h2>
      <div class="actions">
        {select("eveningPairFirst", first, (id) => setWished([id, second]), 0)}
        {select("eveningPairSecond", second, (id) => setWished([first, id]), first)}
        <button
          type="button"
          class="button button-act"
          disabled={first === 0 || second === 0}
          onClick={() => link.send(TO_EVENING.pair, { first, second })}
        >
          {say("eveningPairOpen")}
        </button>
      </div>
    </section>
  );
}

export function HostPanel({ view, link, me }: OfEvening & { readonly me: number | null }) {
  if (me !== view.host) {
    if (view.phase === "playing") return <p class="evening-format-chip">{say(FORMAT_WORDS[view.format].line)}</p>;
    const who = view.host === 0 ? say("somebody") : personName(view, view.host);
    return (
      <p class="evening-part" role="status">
        <Sentence of="eveningWaitForHost" fill={{ who }} />
      </p>
    );
  }
  if (view.phase !== "playing") return <Begin view={view} link={link} />;
  return (
    <>
      {view.format === "byHand" && <PairByHand view={view} link={link} />}
      <div class="actions evening-part">
        <p class="evening-format-chip">{say(FORMAT_WORDS[view.format].line)}</p>
        <button type="button" class="button button-quiet" onClick={() => link.send(TO_EVENING.end)}>
          {say("eveningEnd")}
        </button>
      </div>
    </>
  );
}

/** How this person has played so far: matches by set and by opponent, streaks, puzzles. Only this browser knows. */
import { SET_KEYS } from "@mindbug/shared/cards";
import { BOT_LEVELS } from "@mindbug/shared/protocol";
import { setName } from "@mindbug/shared/text";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { HREF } from "../../app/router.ts";
import { Dialog } from "../../components/Dialog.tsx";
import { Emblem } from "../../components/Emblem.tsx";
import { Page } from "../../components/Page.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Theirs } from "../../components/Words.tsx";
import { language, say, type TextKey } from "../../i18n/index.ts";
import { levelName } from "../../i18n/people.ts";
import { keepMatches, matchRecord, merged, type RecordedMatch, streaks, tally } from "../../store/matchRecord.ts";
import {
  dayOf,
  keepPuzzleRecord,
  mergedPuzzles,
  NO_PUZZLES,
  puzzleRecord,
  streakOn,
} from "../../store/puzzleRecord.ts";
import { type FileProblem, MOST_BYTES, readRecordFile, writeRecordFile } from "./recordFile.ts";
import "./record.css";

const PROBLEMS: Readonly<Record<FileProblem, TextKey>> = {
  tooLarge: "recordTooLarge",
  notJson: "recordNotAFile",
  notARecord: "recordNotAFile",
  newer: "recordNewer",
  damaged: "recordDamaged",
};

const Figure = ({ n, words }: { readonly n: string | number; readonly words: string }) => (
  <div class="figure">
    <dd>{n}</dd>
    <dt>{words}</dt>
  </div>
);

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : new Intl.NumberFormat(language(), { style: "percent" }).format(part / whole);

function Figures({ matches }: { readonly matches: readonly RecordedMatch[] }) {
  const { won } = tally(matches);
  const inARow = streaks(matches);
  const puzzles = puzzleRecord.value;
  return (
    <dl class="figures">
      <Figure n={matches.length} words={say("recordMatches", { n: matches.length })} />
      <Figure n={percent(won, matches.length)} words={say("recordShare")} />
      <Figure n={inARow.now} words={say("recordStreak")} />
      <Figure n={inARow.best} words={say("recordBest")} />
      <Figure n={Object.keys(puzzles.solved).length} words={say("recordPuzzles")} />
      <Figure n={streakOn(puzzles.days, dayOf(new Date()))} words={say("recordDays")} />
    </dl>
  );
}

interface Row {
  readonly key: string;
  readonly name: ComponentChildren;
  readonly matches: readonly RecordedMatch[];
}

const HEADS = ["recordWon", "recordLost", "recordDraw", "recordRate"] as const satisfies readonly TextKey[];

const Tallies = ({ title, rows }: { readonly title: TextKey; readonly rows: readonly Row[] }) => (
  <table class="tallies">
    <caption>{say(title)}</caption>
    <thead>
      <tr>
        <td />
        {HEADS.map((head) => (
          <th key={head} scope="col">
            {say(head)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, matches }) => {
        const { won, lost, draw } = tally(matches);
        return (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{won}</td>
            <td>{lost}</td>
            <td>{draw}</td>
            <td>{percent(won, matches.length)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const played = ({ matches }: Row): boolean => matches.length > 0;

const rowsBySet = (all: readonly RecordedMatch[]): readonly Row[] =>
  SET_KEYS.map((set) => ({
    key: set,
    name: (
      <span class="row-set">
        <Emblem set={set} />
        {setName(set, language())}
      </span>
    ),
    matches: all.filter(({ sets }) => sets.includes(set)),
  })).filter(played);

/** The bot by its levels, then people, the most met first. */
function rowsByOpponent(all: readonly RecordedMatch[]): readonly Row[] {
  const levels = BOT_LEVELS.map((level) => ({
    key: `bot ${level}`,
    name: say("botName", { level: levelName(level) }),
    matches: all.filter(({ against }) => "bot" in against && against.bot === level),
  })).filter(played);
  const nameOf = ({ against }: RecordedMatch): string | null => ("name" in against ? against.name : null);
  const names = [...new Set(all.map(nameOf))].filter((name) => name !== null);
  const people = names.map((name) => ({
    key: `name ${name}`,
    name: name === "" ? say("somebody") : <Theirs text={name} />,
    matches: all.filter((match) => nameOf(match) === name),
  }));
  return [...levels, ...people.sort((a, b) => b.matches.length - a.matches.length)];
}

export function Record() {
  const matches = matchRecord.value;
  const nothing = matches.length === 0 && Object.keys(puzzleRecord.value.solved).length === 0;
  return (
    <Page title={say("recordTitle")} class="record">
      {nothing ? <NothingYet /> : <Figures matches={matches} />}
      {matches.length > 0 && (
        <div class="record-tables">
          <Tallies title="recordBySet" rows={rowsBySet(matches)} />
          <Tallies title="recordByOpponent" rows={rowsByOpponent(matches)} />
        </div>
      )}
      <RecordFile empty={nothing} />
    </Page>
  );
}

const NothingYet = () => (
  <div class="nothing">
    <Picture atlas="first-contact" frame="lone-yeti" class="message-picture" />
    <p>{say("recordNothing")}</p>
    <a class="button button-act" href={HREF.bot}>
      {say("playBot")}
    </a>
  </div>
);

const KEPT_MS = 60_000;

/** An address for what is to be downloaded, good for as long as that may take. */
function addressOf(text: string): string {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return address;
}

/** What was said last, and whether it is bad news. */
interface Said {
  readonly words: string;
  readonly bad: boolean;
}

function RecordFile({ empty }: { readonly empty: boolean }) {
  const [said, setSaid] = useState<Said | null>(null);
  const [asks, setAsks] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const bringIn = async (file: File): Promise<void> => {
    const read = file.size > MOST_BYTES ? "tooLarge" : readRecordFile(await file.text());
    if (typeof read === "string") return setSaid({ words: say(PROBLEMS[read]), bad: true });
    const before = matchRecord.peek().length;
    keepMatches(merged(matchRecord.peek(), read.matches));
    keepPuzzleRecord(mergedPuzzles(puzzleRecord.peek(), read.puzzles));
    setSaid({ words: say("recordBrought", { n: matchRecord.peek().length - before }), bad: false });
  };
  const erase = (): void => {
    keepMatches([]);
    keepPuzzleRecord(NO_PUZZLES);
    setAsks(false);
    setSaid({ words: say("recordErased"), bad: false });
  };
  return (
    <section class="record-file" aria-label={say("recordFile")}>
      <p class="quiet">{say("recordPrivate")}</p>
      <div class="actions">
        {!empty && (
          <a
            class="button"
            id="record-export"
            href={HREF.record}
            download={`mindbug-${dayOf(new Date())}.json`}
            onClick={({ currentTarget }) => {
              currentTarget.href = addressOf(
                writeRecordFile({ matches: matchRecord.peek(), puzzles: puzzleRecord.peek() }),
              );
            }}
          >
            {say("recordExport")}
          </a>
        )}
        <button type="button" class="button" id="record-import" onClick={() => picker.current?.click()}>
          {say("recordImport")}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={say("recordImport")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void bringIn(file);
            // The same file may be chosen again.
            currentTarget.value = "";
          }}
        />
        {!empty && (
          <button type="button" class="button button-quiet" id="record-erase" onClick={() => setAsks(true)}>
            {say("recordErase")}
          </button>
        )}
      </div>
      <p class={said?.bad === true ? "complaint" : "said"} role={said?.bad === true ? "alert" : "status"}>
        {said?.words}
      </p>
      {asks && (
        <Dialog title={say("recordEraseQuestion")} onClose={() => setAsks(false)}>
          <div class="actions">
            <button type="button" class="button button-act" onClick={() => setAsks(false)}>
              {say("cancel")}
            </button>
            <button type="button" class="button button-danger" id="record-erase-yes" onClick={erase}>
              {say("recordErase")}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

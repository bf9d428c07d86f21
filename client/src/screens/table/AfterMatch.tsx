/** What a match was, told at its end: the creature that won, a few numbers, the turning point, the hidden hand. */
import { useEffect, useState } from "preact/hooks";
import { replayHref } from "../../app/router.ts";
import { CardFace } from "../../components/CardFace.tsx";
import { Sentence, Theirs } from "../../components/Words.tsx";
import { nameOf, say, type TextKey } from "../../i18n/index.ts";
import { toldBy } from "../../log/history.ts";
import { matchChances, matchReplay, type ReplayFile } from "../../net/api.ts";
import { otherSeat, type Seat } from "../../table/model/model.ts";
import { biggestTurn, factsOf, lastHand, type MatchFacts } from "./matchFacts.ts";

interface AfterMatchProps {
  readonly matchId: string;
  /** "You" for one's own seat. */
  readonly names: readonly [string, string];
  /** Whoever looks, or null for who watches. */
  readonly mine: Seat | null;
}

interface Recorded {
  readonly facts: MatchFacts;
  readonly hands: readonly [readonly string[], readonly string[]];
}

const TURNING_WORDS = {
  ready: "turningPointShow",
  looking: "turningPointLooking",
  unknown: "turningPointNone",
} as const;

const NUMBERS = [
  ["hearts", "factHearts"],
  ["defeated", "factDefeated"],
  ["mindbugs", "factMindbugs"],
] as const satisfies readonly (readonly [keyof MatchFacts, TextKey])[];

export function AfterMatch({ matchId, names, mine }: AfterMatchProps) {
  const record = useRecord(matchId);
  if (record === null) return null;
  const { facts, hands } = record;
  const near = mine ?? 0;
  const far = otherSeat(near);
  const shown = mine === null ? ([far, near] as const) : ([far] as const);
  return (
    <>
      {facts.winner !== null && (
        <figure class="over-winner">
          <CardFace card={facts.winner.card} detail="hand" />
          <figcaption>{say("factWinner", { card: nameOf(facts.winner.card) })}</figcaption>
        </figure>
      )}
      <div class="over-facts">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Theirs text={names[near]} />
              </th>
              <td>{say("factTurns", { n: facts.turns })}</td>
              <th scope="col">
                <Theirs text={names[far]} />
              </th>
            </tr>
          </thead>
          <tbody>
            {NUMBERS.map(([of, words]) => (
              <tr key={of}>
                <td>{facts[of][near]}</td>
                <th scope="row">{say(words)}</th>
                <td>{facts[of][far]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TurningPoint matchId={matchId} />
      </div>
      {shown.map((seat) => (
        <LastHand key={seat} name={names[seat]} cards={hands[seat]} />
      ))}
    </>
  );
}

const LastHand = ({ name, cards }: { readonly name: string; readonly cards: readonly string[] }) => (
  <section class="over-hand">
    <h3>
      <Sentence of={cards.length === 0 ? "factHandEmpty" : "factHand"} fill={{ who: name }} />
    </h3>
    {cards.length > 0 && (
      <ul>
        {cards.map((card, at) => (
          <li key={at} title={nameOf(card)}>
            <CardFace card={card} detail="hand" />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const recordOf = ({ steps }: ReplayFile): Recorded => {
  const views = steps.map(({ view }) => view);
  return { facts: factsOf(toldBy(steps)), hands: [lastHand(views, 0), lastHand(views, 1)] };
};

/** null until it has come, and where there is none. */
function useRecord(matchId: string): Recorded | null {
  const [record, setRecord] = useState<Recorded | null>(null);
  useEffect(() => {
    let gone = false;
    matchReplay(matchId).then(
      (file) => gone || setRecord(recordOf(file)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [matchId]);
  return record;
}

/** The server has to think about every step of the match first: only for who wants to know. */
function TurningPoint({ matchId }: { readonly matchId: string }) {
  const [state, setState] = useState<"ready" | "looking" | "unknown">("ready");
  const look = async (): Promise<void> => {
    setState("looking");
    const step = biggestTurn((await matchChances(matchId)) ?? []);
    if (step === null) setState("unknown");
    else location.hash = replayHref(matchId, step);
  };
  return (
    <button
      type="button"
      class="button button-quiet"
      id="over-turning"
      disabled={state !== "ready"}
      onClick={() => void look()}
    >
      {say(TURNING_WORDS[state])}
    </button>
  );
}

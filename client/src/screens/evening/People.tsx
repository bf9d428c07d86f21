/** Who is there, who plays, who is next; and what the host may do about it. */
import { type EveningView, TO_EVENING } from "@mindbug/shared/protocol";
import { tableOf } from "@mindbug/shared/evening";
import { Icon } from "../../components/Icon.tsx";
import { Theirs } from "../../components/Words.tsx";
import { say, type TextKey } from "../../i18n/index.ts";
import type { EveningLink } from "../../net/eveningLink.ts";
import { personName } from "./names.ts";

type Doing = "away" | "playing" | "waiting" | "watching";

const DOING_WORDS: Readonly<Record<Doing, TextKey>> = {
  away: "awayMark",
  playing: "eveningPlaying",
  waiting: "eveningWaiting",
  watching: "eveningLooksOn",
};

function doing(view: EveningView, id: number, part: string): Doing {
  if (!view.present.includes(id)) return "away";
  if (tableOf(view, id) !== null) return "playing";
  return part === "playing" ? "waiting" : "watching";
}

interface OfEvening {
  readonly view: EveningView;
  readonly link: EveningLink;
  readonly me: number | null;
}

export function People({ view, link, me }: OfEvening) {
  const hosting = me !== null && me === view.host;
  const queues = view.format === "winnerStays" || view.format === "loserGoes";
  const here = view.people.filter(({ part }) => part !== "gone");
  return (
    <section class="evening-part" aria-labelledby="evening-people">
      <h2 id="evening-people">{say("eveningPeople", { n: here.length })}</h2>
      <ul class="evening-people">
        {here.map(({ id, part }) => {
          const name = personName(view, id);
          const state = doing(view, id, part);
          return (
            <li key={id} data-doing={state} data-me={id === me}>
              <span class="evening-dot" aria-hidden="true" />
              <Theirs text={name} class="evening-name" />
              {id === me && <small>({say("youMark")})</small>}
              {id === view.host && <small class="evening-host">{say("eveningHost")}</small>}
              <span class="evening-doing">{say(DOING_WORDS[state])}</span>
              {hosting && id !== me && (
                <details class="evening-more">
                  <summary aria-label={say("eveningActions", { who: name })}>
                    <Icon name="menu" />
                  </summary>
                  <div class="evening-menu">
                    <button
                      type="button"
                      class="button button-quiet"
                      onClick={() => link.send(TO_EVENING.passOn, { person: id })}
                    >
                      {say("eveningPassOn")}
                    </button>
                    <button
                      type="button"
                      class="button button-quiet"
                      onClick={() => link.send(TO_EVENING.sendAway, { person: id })}
                    >
                      {say("sendAway")}
                    </button>
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      {queues && view.line.length > 0 && (
        <p class="evening-line">
          {say("eveningNext")}{" "}
          {view.line.map((id, index) => (
            <span key={id}>
              {index > 0 && " · "}
              <Theirs text={personName(view, id)} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

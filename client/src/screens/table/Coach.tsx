/** The bubble of the guided first match: explains each kind of question and event the first time it comes. */
import { CommonPicture } from "../../components/Picture.tsx";
import { say } from "../../i18n/index.ts";
import type { CoachStore } from "./coachStore.ts";
import "./coach.css";

export function Coach({ coach }: { readonly coach: CoachStore }) {
  const key = coach.current.value;
  return (
    <section class="coach" aria-label={say("coach")} aria-live="polite" hidden={key === null}>
      {key !== null && [
        <CommonPicture key="picture" frame="token-mindbug" class="coach-picture" />,
        <p key="words">{say(key)}</p>,
        <div key="actions" class="actions">
          <button type="button" class="button button-act" onClick={() => coach.next()}>
            {say("coachNext")}
          </button>
          <button type="button" class="button button-quiet" onClick={() => coach.silence()}>
            {say("coachOff")}
          </button>
        </div>,
      ]}
    </section>
  );
}

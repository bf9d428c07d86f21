/** Who looks on, for whoever opened the table: anybody of them can be sent away. */
import { TO_ROOM } from "@mindbug/shared/protocol";
import { say } from "../i18n/index.ts";
import type { RoomSession } from "../sources/roomSession.ts";
import { Theirs } from "./Words.tsx";
import "./watchers.css";

export function Watchers({ session }: { readonly session: RoomSession }) {
  const watchers = session.watchers.value;
  if (watchers.length === 0) return null;
  return (
    <details class="watchers">
      <summary>{say("watchersTitle")}</summary>
      <ul>
        {watchers.map(({ id, name }) => {
          const shown = name === "" ? say("spectatorName") : name;
          return (
            <li key={id}>
              <Theirs text={shown} class="watcher-name" />
              <button
                type="button"
                class="button button-quiet"
                data-act="send-away"
                aria-label={say("sendAwayWho", { who: shown })}
                onClick={() => session.send(TO_ROOM.sendAway, { id })}
              >
                {say("sendAway")}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

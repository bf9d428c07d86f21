import type { RoomView } from "@mindbug/shared/protocol";
import { Sentence } from "../../components/Words.tsx";
import { say } from "../../i18n/index.ts";
import type { Seat } from "../../table/model/model.ts";
import { mutableTalkers, type Mutes } from "./mutes.ts";

interface MuteButtonsProps {
  readonly room: RoomView;
  readonly mine: Seat | null;
  readonly mutes: Mutes;
}

export function MuteButtons({ room, mine, mutes }: MuteButtonsProps) {
  const muted = mutes.muted.value;
  const talkers = mutableTalkers(room, mine, muted);
  if (talkers.length === 0) return null;
  return (
    <div class="mutes" role="group" aria-label={say("muteOff")}>
      {talkers.map(({ talker, name }) => {
        const on = muted.includes(talker);
        return (
          <button
            key={talker}
            type="button"
            class="button button-quiet mute"
            id={`mute-${talker}`}
            aria-pressed={on}
            onClick={() => mutes.toggle(talker)}
          >
            <Sentence of={on ? "unmuteWho" : "muteWho"} fill={{ who: name ?? say("audience") }} />
          </button>
        );
      })}
    </div>
  );
}

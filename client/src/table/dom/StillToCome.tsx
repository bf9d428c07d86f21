/** Which cards can still appear, as far as whoever asks can know: by set, with copies. */
import { cardByKey, SET_KEYS, type SetKey } from "@mindbug/shared/cards";
import { CONCEPT_ENTRY } from "@mindbug/shared/rulebook/subjects";
import { setName } from "@mindbug/shared/text";
import { stillToCome, type Unseen } from "@mindbug/shared/view";
import { useState } from "preact/hooks";
import { Dialog } from "../../components/Dialog.tsx";
import { language, nameOf, say } from "../../i18n/index.ts";
import { openReference } from "../../rulebook/reading.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { zoomFace, zoomWords } from "../model/zoomFace.ts";
import { CardCanvas } from "./PaintedCanvas.tsx";
import "./stillToCome.css";

const CARD = 118;
/** Of the card that is read. */
const READ = { width: 340, height: 216 } as const;

const sectionOf = (cards: readonly Unseen[], set: SetKey): readonly Unseen[] =>
  cards.filter(({ card }) => cardByKey(card)?.set === set);
const sum = (cards: readonly Unseen[]): number => cards.reduce((all, { copies }) => all + copies, 0);

interface StillToComeProps {
  readonly store: TableStore;
  readonly edition: string;
}

export const StillToCome = (props: StillToComeProps) =>
  props.store.askingWhatComes.value ? <Asked {...props} /> : null;

function Asked({ store, edition }: StillToComeProps) {
  const [read, setRead] = useState<string | null>(null);
  const view = store.shown.value;
  if (view === null) return null;
  const cards = stillToCome(view, store.pool.value);
  return (
    <Dialog title={say("stillToCome", { n: sum(cards) })} class="coming" onClose={() => store.askWhatComes(false)}>
      <p class="coming-line">{say("stillToComeLine")}</p>
      <div class="coming-lists">
        {SET_KEYS.map((set) => {
          const section = sectionOf(cards, set);
          if (section.length === 0) return null;
          return (
            <section key={set} aria-label={setName(set, language())}>
              <h3>
                {setName(set, language())} · {sum(section)}
              </h3>
              <ul class="coming-cards">
                {section.map(({ card, copies }) => (
                  <li key={card}>
                    <button
                      type="button"
                      class="coming-card"
                      aria-label={`${nameOf(card)}, ${say("copies", { n: copies })}`}
                      aria-pressed={read === card}
                      onClick={() => setRead(read === card ? null : card)}
                    >
                      <CardCanvas face={{ card, detail: "hand" }} height={CARD} edition={edition} />
                      {copies > 1 && <span class="coming-copies">{say("copies", { n: copies })}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <div class="coming-foot">
        {read !== null && (
          <div class="coming-read" role="status">
            <CardCanvas
              face={zoomFace(read, undefined)}
              {...READ}
              edition={edition}
              label={zoomWords(zoomFace(read, undefined))}
            />
          </div>
        )}
        <div class="actions">
          <button type="button" class="button button-act" autoFocus onClick={() => store.askWhatComes(false)}>
            {say("close")}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              store.askWhatComes(false);
              openReference(CONCEPT_ENTRY.unusedPile);
            }}
          >
            {say("unusedPile")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** One card large, with what its words mean; the arrows turn to its neighbours. */
import { type Card, cardByKey } from "@mindbug/shared/cards";
import { cardName } from "@mindbug/shared/text";
import { CardFace } from "../../components/CardFace.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Reminders } from "../../components/Reminders.tsx";
import { language, say } from "../../i18n/index.ts";

interface CardZoomProps {
  readonly card: string;
  readonly among: readonly Card[];
  readonly onShow: (key: string) => void;
  readonly onClose: () => void;
  /** The address says which card it is. */
  readonly inAddress?: boolean;
}

export function CardZoom({ card, among, onShow, onClose, inAddress = false }: CardZoomProps) {
  const here = among.findIndex(({ key }) => key === card);
  const step = (by: number): void => {
    const next = among[(here + by + among.length) % among.length];
    if (next !== undefined) onShow(next.key);
  };
  const design = cardByKey(card);
  return (
    <Dialog
      title={design === undefined ? "" : cardName(design, language())}
      titleHidden
      inAddress={inAddress}
      class="zoom"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      }}
    >
      <div class="zoom-inside">
        <button
          type="button"
          class="button button-icon"
          id="zoom-previous"
          aria-label={say("previousCard")}
          onClick={() => step(-1)}
        >
          <Icon name="previous" />
        </button>
        <div class="zoom-card">
          <CardFace card={card} detail="full" />
          <Reminders linked card={card} />
        </div>
        <button
          type="button"
          class="button button-icon"
          id="zoom-next"
          aria-label={say("nextCard")}
          autoFocus
          onClick={() => step(1)}
        >
          <Icon name="next" />
        </button>
        <button type="button" class="button zoom-close" onClick={onClose}>
          {say("closeCard")}
        </button>
      </div>
    </Dialog>
  );
}

/**
 * The one place that asks: the asking card, a sentence, and at most a few buttons, as real text and real buttons over
 * the table.
 */
import { triggerName } from "@mindbug/shared/text";
import type { ComponentChildren } from "preact";
import { language, nameOf, say, type TextKey } from "../../i18n/index.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { dieName } from "../paint/artwork.ts";
import { asksMindbug } from "../layout/placements.ts";
import { dieThing, type Offer, type ThingKey, triggerThing } from "../model/choices.ts";
import { foreseenText, unblockedText } from "../model/combatWords.ts";
import type { CreatureModel, PromptModel, TableModel } from "../model/model.ts";
import { buttonKey, type PromptButton, promptButtons } from "../model/promptButtons.ts";
import {
  answerLabel,
  askingCreature,
  dieText,
  hintLine,
  question,
  verdict,
  waitingWords,
} from "../model/promptWords.ts";
import { boxStyle } from "./box.ts";
import { ClockRing, usePromptClock } from "./ClockRing.tsx";
import { CardCanvas } from "./PaintedCanvas.tsx";
import { promptPlace } from "./places.ts";
import { spokenPlay } from "./spoken.ts";
import { TableIcon } from "./TableIcon.tsx";
import { rectIn } from "./measure.ts";
import "./promptBar.css";
import "./answers.css";
import "./promptModes.css";

/** Height of the asking card: where every pixel counts, and elsewhere. */
const MOST_ON_PHONE = 75;
const MOST_ASKER = 210;
const TILE_CARD = 62;

interface QuestionProps {
  readonly store: TableStore;
  readonly table: TableModel;
  readonly edition: string;
}

export function PromptBar({ store, table, edition }: QuestionProps) {
  const layout = store.layout.value;
  if (layout === null) return null;
  const { prompt } = table;
  const moment = asksMindbug(table);
  const peeking = store.peeking.value;
  const { area, mode } = promptPlace(layout, {
    large: moment && !peeking,
    pileOpen: store.openPile.value !== null,
  });
  const end = verdict(table);
  const news = prompt === null && end === null ? store.news.value : "";
  const yours = prompt !== null && prompt.answers !== null;
  const turn = end !== null ? "over" : yours ? "yours" : news !== "" ? "news" : "waiting";
  return (
    <section
      class="t-prompt"
      aria-label={say(yours ? "yourDecision" : "tableNews")}
      data-turn={turn}
      data-kind={prompt?.kind ?? ""}
      data-mode={mode}
      style={{ ...boxStyle(area), "--height": `${area.h}px` }}
    >
      {end === null && !moment && prompt !== null && prompt.card !== null && (
        <Asker
          store={store}
          card={prompt.card}
          creature={askingCreature(table, prompt)}
          height={Math.min(area.h - 18, mode === "bar" ? MOST_ASKER : MOST_ON_PHONE)}
          edition={edition}
        />
      )}
      <MomentClock store={store} />
      <Words store={store} table={table} news={news} />
      {yours && end === null && <Answers store={store} table={table} edition={edition} prompt={prompt} />}
    </section>
  );
}

function MomentClock({ store }: { readonly store: TableStore }) {
  const clock = usePromptClock(store);
  return (
    <div class="t-drama-clock" data-running={clock !== null}>
      <ClockRing clock={clock} />
    </div>
  );
}

function Words({
  store,
  table,
  news,
}: {
  readonly store: TableStore;
  readonly table: TableModel;
  readonly news: string;
}) {
  const { prompt } = table;
  const choices = store.choices.value;
  const end = verdict(table);
  const sentence = end?.title ?? (prompt === null ? news : question(table, prompt, choices));
  const foreseen = foreseenWords(store);
  const detail =
    end?.reason ?? (prompt === null ? "" : (pendingWords(store) ?? foreseen ?? hintLine(table, prompt, choices)));
  const spoken = prompt === null ? "" : spokenPlay(table, prompt);
  return (
    <div class="t-words">
      <p key={news} class={news === "" ? "t-sentence" : "t-sentence t-pop"}>
        {sentence}
      </p>
      <p class={detail === foreseen ? "t-detail t-foreseen" : "t-detail"}>{detail}</p>
      {spoken !== "" && <p class="visually-hidden">{spoken}</p>}
    </div>
  );
}

const PENDING_WORDS = { sending: "answerSending", waiting: "answerWaiting", refused: null } as const satisfies Record<
  string,
  TextKey | null
>;

/** What has become of the answer that was given. */
function pendingWords(store: TableStore): string | null {
  const pending = store.pending.value;
  const key = pending === null ? null : PENDING_WORDS[pending.state];
  return key === null ? null : say(key);
}

/** What the block or the hunt that is pointed at would come to; null while none is. */
export function foreseenWords(store: TableStore): string | null {
  const foreseen = store.previews.shown.value;
  const kind = store.table.value?.prompt?.kind;
  return foreseen === null || kind === undefined || store.moving.value ? null : foreseenText(kind, foreseen.preview);
}

function Answers({ store, table, edition, prompt }: QuestionProps & { readonly prompt: PromptModel }) {
  const choices = store.choices.value;
  const tiles = tilesOf(table, prompt).filter(({ thing }) => choices.isOffered(thing));
  const buttons = promptButtons(choices, {
    pileClosed: store.choosesFromPile.value && store.openPile.value === null,
    tiles: tiles.length > 0,
    mindbugMoment: asksMindbug(table),
  });
  const sending = store.sending.value;
  return (
    <>
      <div class="t-tiles" role="group" aria-label={say("choices")}>
        {tiles.map((tile) => (
          <button
            key={tile.thing}
            type="button"
            class="t-tile"
            aria-label={tile.words === undefined ? tile.label : `${tile.label}: ${tile.words}`}
            {...(tile.words === undefined ? {} : { title: tile.words })}
            aria-pressed={choices.picks.includes(tile.thing)}
            disabled={sending !== null}
            onClick={() => store.pick(tile.thing)}
          >
            {tile.picture(edition)}
            <span>{tile.caption}</span>
            {tile.words !== undefined && <small>{tile.words}</small>}
          </button>
        ))}
      </div>
      <div class="t-buttons" role="group" aria-label={say("actions")}>
        {buttons.map((button) => (
          <AnswerButton key={buttonKey(button)} store={store} table={table} prompt={prompt} button={button} />
        ))}
      </div>
    </>
  );
}

interface Tile {
  readonly thing: ThingKey;
  readonly label: string;
  readonly caption: string;
  /** What choosing it does, where the caption does not say so. */
  readonly words?: string;
  readonly picture: (edition: string) => ComponentChildren;
}

/** Dice and waiting effects are not on the table: they are tiles here. */
function tilesOf(table: TableModel, prompt: PromptModel): Tile[] {
  const dice = prompt.dice.map((face, index): Tile => {
    const label = dieText(face);
    return { thing: dieThing(index), label, caption: label, picture: () => <TableIcon name={dieName(face)} /> };
  });
  const effects = table.waiting.map(({ card, trigger }, index): Tile => ({
    thing: triggerThing(index),
    label: `${nameOf(card)}, ${triggerName(trigger, language())}`,
    caption: nameOf(card),
    words: waitingWords(table.waiting[index]!),
    picture: (edition) => [
      <CardCanvas key="card" face={{ card, detail: "board" }} height={TILE_CARD} edition={edition} />,
      <TableIcon key="trigger" name={`trigger-${trigger}`} />,
    ],
  }));
  return prompt.kind === "order" ? [...dice, ...effects] : dice;
}

interface AnswerButtonProps extends Omit<QuestionProps, "edition"> {
  readonly prompt: PromptModel;
  readonly button: PromptButton;
}

function AnswerButton({ store, table, prompt, button }: AnswerButtonProps) {
  const sending = store.sending.value;
  if (button.is !== "answer") return <OwnButton store={store} is={button.is} />;
  const { offer, look } = button;
  const hinted = store.hintedAnswer.value === offer.index;
  return (
    <button
      type="button"
      class={`t-button t-button-${look} ${hinted ? "t-hinted" : ""}`}
      data-answer={offer.answer.do}
      {...(sending === offer.index ? { "data-sending": "true" } : {})}
      disabled={sending !== null}
      onClick={() => store.answer(offer.index)}
    >
      {offer.answer.do === "mindbug" && <TableIcon name="token-mindbug" />}
      {priceOf(store, prompt, offer) ?? answerLabel(table, prompt, offer, store.choices.value)}
    </button>
  );
}

/** What it costs to let an attacker through. */
function priceOf(store: TableStore, { kind }: PromptModel, { index, answer }: Offer): string | null {
  const preview = kind === "block" && answer.do === "pass" ? store.previews.all.value[index] : null;
  return preview == null ? null : unblockedText(preview);
}

/** Buttons that answer nothing: they change what is to be seen, or take picks back. */
function OwnButton({ store, is }: { readonly store: TableStore; readonly is: Exclude<PromptButton["is"], "answer"> }) {
  const OWN = {
    openPile: { look: "act", label: "openPile", press: () => store.openAskedPile() },
    clear: { look: "quiet", label: "clear", press: () => store.clearPicks() },
    cancel: { look: "quiet", label: "cancel", press: () => store.clearPicks() },
    peek: {
      look: "quiet t-button-small",
      label: store.peeking.value ? "backToQuestion" : "peek",
      press: () => store.peek(),
    },
  } as const;
  const { look, label, press } = OWN[is];
  return (
    <button type="button" class={`t-button t-button-${look}`} disabled={store.sending.value !== null} onClick={press}>
      {say(label)}
    </button>
  );
}

interface AskerProps {
  readonly store: TableStore;
  readonly card: string;
  readonly creature: CreatureModel | undefined;
  readonly height: number;
  readonly edition: string;
}

/** The card that asks, to be looked at. */
function Asker({ store, card, creature, height, edition }: AskerProps) {
  const look = (event: Event & { readonly currentTarget: HTMLElement }): void =>
    store.zoom({ card, of: rectIn(event.currentTarget), ...(creature === undefined ? {} : { creature }) });
  return (
    <button
      type="button"
      class="t-asker"
      aria-label={say("asks", { card: nameOf(card) }, card)}
      onPointerEnter={look}
      onFocus={look}
      onClick={look}
      onPointerLeave={() => store.zoom(null)}
      onBlur={() => store.zoom(null)}
    >
      <CardCanvas
        face={{
          card,
          detail: "board",
          ...(creature === undefined ? {} : { power: creature.power, keywords: creature.keywords }),
        }}
        height={height}
        edition={edition}
      />
    </button>
  );
}

/** A pool of one's own: which creatures are played with, and how many of each. */
import { type CreatureCard } from "@mindbug/shared/cards";
import {
  COPIES_MOST,
  type Pool,
  POOL_LEAST,
  POOL_MOST,
  poolCode,
  poolProblem,
  poolSets,
  poolSize,
  readPoolCode,
} from "@mindbug/shared/pool";
import { cardName, setName } from "@mindbug/shared/text";
import { useMemo, useState } from "preact/hooks";
import { go, replacePlace } from "../../app/navigation.ts";
import { HREF, poolHref } from "../../app/router.ts";
import { CardFace } from "../../components/CardFace.tsx";
import { CopyButton } from "../../components/CopyButton.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Page } from "../../components/Page.tsx";
import { ShareButton } from "../../components/ShareButton.tsx";
import { language, say } from "../../i18n/index.ts";
import { linkTo } from "../../net/place.ts";
import { keepPool, keptPools } from "../../store/pools.ts";
import { CardZoom } from "../cards/CardZoom.tsx";
import { cardsLike, EVERY_CARD } from "../cards/filter.ts";
import { Filters } from "../cards/Filters.tsx";
import { MessagePage } from "../message/MessagePage.tsx";
import { rememberedWish, rememberWish } from "../newGame/wish.ts";
import { withAll, withCopies } from "./change.ts";
import "../cards/cards.css";
import "../newGame/newGame.css";
import "./pool.css";

/** In words why nobody can play with it yet; empty if they can. */
function complaintAbout(pool: Pool): string {
  const problem = poolProblem(pool);
  if (problem?.why === "tooFew") return say("poolTooFew", { n: POOL_LEAST - problem.cards, least: POOL_LEAST });
  if (problem?.why === "tooMany") return say("poolTooMany", { n: problem.cards - POOL_MOST, most: POOL_MOST });
  return "";
}

interface PoolCardProps {
  readonly card: CreatureCard;
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
  readonly onOpen: () => void;
}

function PoolCard({ card, copies, onCopies, onOpen }: PoolCardProps) {
  const name = cardName(card, language());
  return (
    <li class="pool-card" data-copies={copies} data-card={card.key}>
      <button class="card-button" type="button" onClick={onOpen}>
        <CardFace card={card.key} detail="hand" />
      </button>
      <div class="copies" role="group" aria-label={name}>
        <button
          type="button"
          class="button button-icon"
          aria-label={say("poolLess", { card: name })}
          disabled={copies === 0}
          onClick={() => onCopies(copies - 1)}
        >
          <Icon name="less" />
        </button>
        <output class="copies-count">{copies}</output>
        <button
          type="button"
          class="button button-icon"
          aria-label={say("poolMore", { card: name })}
          disabled={copies === COPIES_MOST}
          onClick={() => onCopies(copies + 1)}
        >
          <Icon name="more" />
        </button>
      </div>
    </li>
  );
}

interface KeptProps {
  readonly onTake: (pool: Pool) => void;
}

function Kept({ onTake }: KeptProps) {
  const pools = keptPools();
  if (pools.length === 0) return null;
  return (
    <details class="kept-pools">
      <summary>{say("poolsKept", { n: pools.length })}</summary>
      <div class="actions">
        {pools.map((pool) => (
          <button key={poolCode(pool)} type="button" class="button" onClick={() => onTake(pool)}>
            {say("poolCards", { n: poolSize(pool) })}
            <small>
              {poolSets(pool)
                .map((set) => setName(set, language()))
                .join(", ")}
            </small>
          </button>
        ))}
      </div>
    </details>
  );
}

const Unreadable = () => (
  <MessagePage picture="strange-barrel" title={say("poolUnreadable")} line={say("poolUnreadableLine")}>
    <a class="button button-act" href={HREF.pool}>
      {say("poolTitle")}
    </a>
  </MessagePage>
);

export function PoolPage({ code }: { readonly code: string | null }) {
  const [first] = useState(() => (code === null ? rememberedWish().pool : readPoolCode(code)));
  return first === null ? <Unreadable /> : <Editor first={first} sent={code !== null} />;
}

/** `sent`: it came with a link, and what this person had before stays theirs until they take it. */
function Editor({ first, sent }: { readonly first: Pool; readonly sent: boolean }) {
  const [pool, setPool] = useState(first);
  const [filter, setFilter] = useState(EVERY_CARD);
  const [zoomed, zoom] = useState<string | null>(null);
  const lang = language();
  const creatures = useMemo(() => cardsLike(filter, lang).filter((card) => card.kind === "creature"), [filter, lang]);
  const change = (next: Pool): void => {
    setPool(next);
    if (!sent) rememberWish({ ...rememberedWish(), pool: next });
  };
  const take = (): void => {
    const wish = rememberedWish();
    keepPool(wish.pool);
    keepPool(pool);
    rememberWish({ ...wish, cards: "pool", pool });
  };
  const complaint = complaintAbout(pool);
  const address = (): string => linkTo(poolHref(poolCode(pool)));
  const play = (href: string): void => {
    take();
    go(href);
  };
  return (
    <Page title={say(sent ? "poolSent" : "poolTitle")} class="new-game pool-page">
      <p class="quiet pool-line">{say("poolLine", { most: COPIES_MOST })}</p>
      {!sent && <Kept onTake={change} />}
      <Filters
        powerCards={false}
        filter={filter}
        change={(changed) => setFilter((before) => ({ ...before, ...changed }))}
      />
      <div class="actions pool-bulk">
        <p class="quiet" role="status">
          {say("poolFound", { n: creatures.length })}
        </p>
        <button type="button" class="button" id="pool-all" onClick={() => change(withAll(pool, creatures, true))}>
          {say("poolAll")}
        </button>
        <button type="button" class="button" id="pool-none" onClick={() => change(withAll(pool, creatures, false))}>
          {say("poolNone")}
        </button>
      </div>
      <ul class="card-grid pool-grid">
        {creatures.length === 0 && <li class="nothing">{say("noCards")}</li>}
        {creatures.map((card) => (
          <PoolCard
            key={card.key}
            card={card}
            copies={pool[card.key] ?? 0}
            onCopies={(copies) => change(withCopies(pool, card.key, copies))}
            onOpen={() => zoom(card.key)}
          />
        ))}
      </ul>
      <div class="actions start-strip">
        <p class="pool-count" role="status">
          <b>{say("poolCards", { n: poolSize(pool) })}</b>{" "}
          {complaint === "" ? (
            <span class="quiet">{say("poolDesigns", { n: Object.keys(pool).length })}</span>
          ) : (
            <span class="complaint">{complaint}</span>
          )}
        </p>
        <button
          type="button"
          class="button button-act"
          id="pool-friend"
          disabled={complaint !== ""}
          onClick={() => play(HREF.friend)}
        >
          {say("playFriend")}
        </button>
        <button type="button" class="button" id="pool-bot" disabled={complaint !== ""} onClick={() => play(HREF.bot)}>
          {say("playBot")}
        </button>
        {complaint === "" && (
          <>
            <button
              type="button"
              class="button"
              id="pool-keep"
              onClick={() => {
                take();
                replacePlace(HREF.pool);
              }}
            >
              {say("poolKeep")}
            </button>
            <ShareButton text={say("poolShareText", { n: poolSize(pool) })} address={address} />
            <CopyButton id="pool-link" address={address}>
              <Icon name="link" />
              {say("copyLink")}
            </CopyButton>
          </>
        )}
      </div>
      {zoomed !== null && <CardZoom card={zoomed} among={creatures} onShow={zoom} onClose={() => zoom(null)} />}
    </Page>
  );
}

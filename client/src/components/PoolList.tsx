/** What is in a pool, said in a line that opens into all its cards. */
import { cardByKey } from "@mindbug/shared/cards";
import { type Pool, poolCode, poolSize } from "@mindbug/shared/pool";
import { cardName } from "@mindbug/shared/text";
import { poolHref } from "../app/router.ts";
import { language, say } from "../i18n/index.ts";
import "./poolList.css";

export function PoolList({ pool }: { readonly pool: Pool }) {
  const lang = language();
  const cards = Object.entries(pool).map(([key, copies]) => {
    const card = cardByKey(key);
    return { key, copies, set: card?.set, name: card === undefined ? key : cardName(card, lang) };
  });
  return (
    <details class="pool-list">
      <summary>{say("poolOf", { n: poolSize(pool) })}</summary>
      <ul>
        {cards.map(({ key, copies, set, name }) => (
          <li key={key} data-set={set}>
            {copies > 1 && <b>{copies} × </b>}
            {name}
          </li>
        ))}
      </ul>
      <a class="button button-quiet" href={poolHref(poolCode(pool))} target="_blank" rel="noopener">
        {say("poolLook")}
      </a>
    </details>
  );
}

/** To the rulebook from a table: in a tab of its own, so that nobody leaves a match to read. */
import { HREF } from "../app/router.ts";
import { say } from "../i18n/index.ts";

export const RulesLink = ({ class: look = "" }: { readonly class?: string }) => (
  <a class={`button ${look}`.trim()} href={HREF.rules} target="_blank" rel="noopener">
    {say("rulesTitle")}
  </a>
);

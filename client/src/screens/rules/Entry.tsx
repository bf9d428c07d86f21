/** One rule on a page of its own, with its chapter beside it. */
import { chapterTitle, RULEBOOK_CHAPTERS, rulebookEntry, type RulebookKey } from "@mindbug/shared/rulebook";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ruleHref } from "../../app/router.ts";
import { Icon } from "../../components/Icon.tsx";
import { language, say } from "../../i18n/index.ts";
import type { ExampleProps } from "../../rulebook/Example.tsx";
import { neighbours } from "../../rulebook/lookUp.ts";
import { RuleBody, RulePicture, SeeAlso } from "../../rulebook/RuleText.tsx";

export function Entry({ rule }: { readonly rule: RulebookKey }) {
  const { chapter, body, example } = rulebookEntry(rule, language());
  return (
    <div class="rules-columns">
      <article class="rule-page" data-rule={rule}>
        <p class="rule-chapter">
          <RulePicture rule={rule} />
          {chapterTitle(chapter, language())}
        </p>
        <RuleBody body={body} />
        {example !== undefined && <ExamplePlace key={rule} rule={rule} />}
        <SeeAlso rule={rule} />
        <Neighbours rule={rule} />
      </article>
      <nav class="rules-nav" aria-label={chapterTitle(chapter, language())}>
        {RULEBOOK_CHAPTERS[chapter].map((key) => (
          <a
            key={key}
            class="rules-nav-item"
            href={ruleHref(key)}
            {...(key === rule ? { "aria-current": "page" as const } : {})}
          >
            <RulePicture rule={key} />
            {rulebookEntry(key, language()).title}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The table is fetched when it is wanted. */
function ExamplePlace({ rule }: { readonly rule: RulebookKey }) {
  const [Example, setExample] = useState<FunctionComponent<ExampleProps> | null>(null);
  useEffect(() => {
    void import("../../rulebook/Example.tsx").then((fetched) => setExample(() => fetched.Example));
  }, []);
  return <div class="example-place">{Example !== null && <Example rule={rule} />}</div>;
}

function Neighbours({ rule }: { readonly rule: RulebookKey }) {
  const { before, after } = neighbours(rule);
  return (
    <p class="rule-neighbours">
      {before !== null && (
        <a class="button" href={ruleHref(before)} rel="prev">
          <Icon name="previous" />
          <span>{say("rulesPrevious", { rule: rulebookEntry(before, language()).title })}</span>
        </a>
      )}
      {after !== null && (
        <a class="button" href={ruleHref(after)} rel="next">
          <span>{say("rulesNext", { rule: rulebookEntry(after, language()).title })}</span>
          <Icon name="next" />
        </a>
      )}
    </p>
  );
}

/** What the reference shows: the rules of this moment, one rule, or what was searched for. */
import { chapterTitle, rulebookEntry, type RulebookKey } from "@mindbug/shared/rulebook";
import { useEffect, useRef, useState } from "preact/hooks";
import { HREF, ruleHref } from "../app/router.ts";
import { Icon } from "../components/Icon.tsx";
import { language, nameOf, say } from "../i18n/index.ts";
import type { TableStore } from "../store/tableStore.ts";
import { entriesLike } from "./lookUp.ts";
import { mattersNow } from "./mattersNow.ts";
import { openReference, reading } from "./reading.ts";
import { RuleBody, RulePicture, SeeAlso } from "./RuleText.tsx";

const SEARCH_LENGTH = 80;

export interface ReferencePagesProps {
  readonly store: TableStore;
}

export function ReferencePages({ store }: ReferencePagesProps) {
  const [search, setSearch] = useState("");
  const body = useRef<HTMLDivElement>(null);
  const at = reading.value;
  useEffect(() => {
    setSearch("");
    body.current?.scrollTo(0, 0);
  }, [at]);
  return (
    <>
      <form class="reference-search" role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          class="text-input"
          type="search"
          maxLength={SEARCH_LENGTH}
          aria-label={say("rulesSearch")}
          placeholder={say("rulesSearchPlaceholder")}
          autocomplete="off"
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value.slice(0, SEARCH_LENGTH))}
        />
      </form>
      <div class="reference-body" ref={body}>
        {search.trim() !== "" ? (
          <Found search={search} />
        ) : at === null || at === "now" ? (
          <Now store={store} />
        ) : (
          <OneRule rule={at} />
        )}
        <a class="button button-quiet" href={HREF.rules} target="_blank" rel="noopener">
          {say("referenceAll")}
        </a>
      </div>
    </>
  );
}

function Found({ search }: { readonly search: string }) {
  const found = entriesLike(search, language());
  return (
    <section class="reference-group" aria-live="polite">
      <h3>{say(found.length === 0 ? "rulesNothing" : "rulesFound", { n: found.length })}</h3>
      {found.map(({ key, title }) => (
        <button key={key} type="button" class="reference-found" onClick={() => openReference(key)}>
          <RulePicture rule={key} />
          {title}
        </button>
      ))}
    </section>
  );
}

function Now({ store }: ReferencePagesProps) {
  const table = store.table.value;
  if (table === null) return null;
  const { card, ofCard, ofQuestion } = mattersNow(table);
  return (
    <>
      {card !== null && <Group title={nameOf(card)} rules={ofCard} />}
      <Group title={say("referenceQuestion")} rules={ofQuestion.filter((rule) => !ofCard.includes(rule))} />
    </>
  );
}

const Group = ({ title, rules }: { readonly title: string; readonly rules: readonly RulebookKey[] }) =>
  rules.length === 0 ? null : (
    <section class="reference-group">
      <h3>{title}</h3>
      {rules.map((rule) => (
        <Brief key={rule} rule={rule} />
      ))}
    </section>
  );

/** The rule in full, to be opened for what stands around it. */
function Brief({ rule }: { readonly rule: RulebookKey }) {
  const { title, body } = rulebookEntry(rule, language());
  return (
    <article class="reference-rule" data-rule={rule}>
      <h4>
        <button type="button" class="reference-title" onClick={() => openReference(rule)}>
          <RulePicture rule={rule} />
          {title}
          <Icon name="next" />
        </button>
      </h4>
      <RuleBody body={body} />
    </article>
  );
}

function OneRule({ rule }: { readonly rule: RulebookKey }) {
  const { title, body, chapter } = rulebookEntry(rule, language());
  return (
    <>
      <button type="button" class="button reference-back" onClick={() => openReference()}>
        <Icon name="back" />
        {say("referenceNow")}
      </button>
      <article class="reference-rule reference-only" data-rule={rule}>
        <p class="quiet">{chapterTitle(chapter, language())}</p>
        <h3>
          <RulePicture rule={rule} />
          <a href={ruleHref(rule)} target="_blank" rel="noopener">
            {title}
          </a>
        </h3>
        <RuleBody body={body} />
        <SeeAlso rule={rule} onOpen={openReference} />
      </article>
    </>
  );
}

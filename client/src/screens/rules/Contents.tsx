/** The whole book: chapters, or what was searched for. */
import { chapterTitle, RULEBOOK_CHAPTERS, type RulebookChapter, type RulebookEntry } from "@mindbug/shared/rulebook";
import { HREF, ruleHref } from "../../app/router.ts";
import { CommonPicture } from "../../components/Picture.tsx";
import { language, say } from "../../i18n/index.ts";
import { entriesLike } from "../../rulebook/lookUp.ts";
import { CHAPTER_PICTURE } from "../../rulebook/pictures.ts";
import { RuleBody, RulePicture } from "../../rulebook/RuleText.tsx";

const SEARCH_LENGTH = 80;
const CHAPTERS = Object.keys(RULEBOOK_CHAPTERS) as RulebookChapter[];

interface ContentsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export function Contents({ search, onSearch }: ContentsProps) {
  const found = entriesLike(search, language());
  const searching = search.trim() !== "";
  return (
    <>
      <p class="rules-lead">{say("rulesIntro")}</p>
      <div class="rules-tools">
        <form class="rules-search" role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            class="text-input"
            id="rules-search"
            type="search"
            maxLength={SEARCH_LENGTH}
            aria-label={say("rulesSearch")}
            placeholder={say("rulesSearchPlaceholder")}
            autocomplete="off"
            value={search}
            onInput={(event) => onSearch(event.currentTarget.value.slice(0, SEARCH_LENGTH))}
          />
        </form>
        <button type="button" class="button" onClick={() => print()}>
          {say("rulesPrint")}
        </button>
        <a class="button button-act" href={HREF.lesson}>
          {say("startLesson")}
        </a>
      </div>
      <p class="quiet rules-count" role="status">
        {searching && say(found.length === 0 ? "rulesNothing" : "rulesFound", { n: found.length })}
      </p>
      {searching ? <Entries entries={found} /> : <Chapters entries={found} />}
    </>
  );
}

const Entries = ({ entries }: { readonly entries: readonly RulebookEntry[] }) => (
  <ul class="rule-list">
    {entries.map(({ key, title, body }) => (
      <li key={key}>
        <a class="rule-card" href={ruleHref(key)} data-rule={key}>
          <span class="rule-card-title">
            <RulePicture rule={key} />
            {title}
          </span>
          <RuleBody body={body} />
        </a>
      </li>
    ))}
  </ul>
);

const chapterId = (chapter: RulebookChapter): string => `chapter-${chapter}`;

const Chapters = ({ entries }: { readonly entries: readonly RulebookEntry[] }) => (
  <div class="rules-columns">
    <nav class="rules-nav" aria-label={say("rulesChapters")}>
      {CHAPTERS.map((chapter) => (
        <button
          key={chapter}
          type="button"
          class="rules-nav-item"
          onClick={() => document.getElementById(chapterId(chapter))?.scrollIntoView({ block: "start" })}
        >
          <CommonPicture frame={CHAPTER_PICTURE[chapter]} class="rule-picture" />
          {chapterTitle(chapter, language())}
        </button>
      ))}
    </nav>
    <div class="rules-chapters">
      {CHAPTERS.map((chapter) => (
        <section key={chapter} class="rules-chapter" id={chapterId(chapter)}>
          <h2>
            <CommonPicture frame={CHAPTER_PICTURE[chapter]} class="rule-picture" />
            {chapterTitle(chapter, language())}
          </h2>
          <Entries entries={entries.filter((entry) => entry.chapter === chapter)} />
        </section>
      ))}
      <section class="rules-chapter">
        <h2>{say("rulesTable")}</h2>
        <p>{say("rulesTableText")}</p>
        <p>{say("rulesTryText")}</p>
        <div class="actions">
          <a class="button button-act" href={HREF.lesson}>
            {say("startLesson")}
          </a>
          <a class="button" href={HREF.cards}>
            {say("cardsTitle")}
          </a>
        </div>
      </section>
    </div>
  </div>
);

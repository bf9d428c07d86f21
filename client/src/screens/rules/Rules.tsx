/** The rulebook: all of it to be searched and printed, and every rule on a page of its own. */
import { rulebookEntry } from "@mindbug/shared/rulebook";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusHeading } from "../../app/focus.ts";
import { HREF } from "../../app/router.ts";
import { Page } from "../../components/Page.tsx";
import { language, say } from "../../i18n/index.ts";
import { entryKey } from "../../rulebook/lookUp.ts";
import { Contents } from "./Contents.tsx";
import { Entry } from "./Entry.tsx";
import "./rules.css";

/** `entry` is the rule that the address names, if it names one. */
export function Rules({ entry }: { readonly entry: string | null }) {
  const [search, setSearch] = useState("");
  const rule = entryKey(entry);
  useKeptScroll(rule);
  return rule === null ? (
    <Page title={say("rulesTitle")} class="rules">
      <Contents search={search} onSearch={setSearch} />
    </Page>
  ) : (
    <Page title={rulebookEntry(rule, language()).title} class="rules" backTo={HREF.rules}>
      <Entry rule={rule} />
    </Page>
  );
}

/** A rule begins at its top; the contents are found again as they were left. */
function useKeptScroll(rule: string | null): void {
  const before = useRef(rule);
  const left = useRef(0);
  useLayoutEffect(() => {
    if (before.current === rule) return;
    before.current = rule;
    focusHeading(document);
    scrollTo(0, rule === null ? left.current : 0);
  }, [rule]);
  useLayoutEffect(() => {
    if (rule !== null) return;
    const keep = (): void => {
      left.current = scrollY;
    };
    addEventListener("scroll", keep);
    return () => removeEventListener("scroll", keep);
  }, [rule]);
}

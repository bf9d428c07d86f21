/** One entry of the rulebook as it is read: what it says and what to read next. */
import { rulebookEntry, type RulebookKey } from "@mindbug/shared/rulebook";
import { ruleHref } from "../app/router.ts";
import { CommonPicture } from "../components/Picture.tsx";
import { language, say } from "../i18n/index.ts";
import { RULE_PICTURE } from "./pictures.ts";
import "./ruleText.css";

interface RuleTextProps {
  readonly rule: RulebookKey;
  /** Where the rule is read in another place than its page: what a link does. */
  readonly onOpen?: (key: RulebookKey) => void;
}

export const RulePicture = ({ rule }: { readonly rule: RulebookKey }) => {
  const frame = RULE_PICTURE[rule];
  return frame === undefined ? null : <CommonPicture frame={frame} class="rule-picture" />;
};

export const RuleBody = ({ body }: { readonly body: readonly string[] }) => (
  <div class="rule-body">
    {body.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

function RuleLink({ rule, onOpen }: RuleTextProps) {
  return (
    <a
      class="chip rule-link"
      href={ruleHref(rule)}
      onClick={(event) => {
        if (onOpen === undefined) return;
        event.preventDefault();
        onOpen(rule);
      }}
    >
      <RulePicture rule={rule} />
      {rulebookEntry(rule, language()).title}
    </a>
  );
}

export function SeeAlso({ rule, onOpen }: RuleTextProps) {
  const { seeAlso } = rulebookEntry(rule, language());
  return (
    <nav class="rule-links" aria-label={say("rulesSeeAlso")}>
      <span class="rule-links-word">{say("rulesSeeAlso")}</span>
      {seeAlso.map((key) => (
        <RuleLink key={key} rule={key} {...(onOpen === undefined ? {} : { onOpen })} />
      ))}
    </nav>
  );
}

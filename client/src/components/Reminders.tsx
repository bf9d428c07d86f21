/** What the words and icons on a card mean, each with the way to its rule. */
import { cardByKey } from "@mindbug/shared/cards";
import { ruleHref } from "../app/router.ts";
import { remindersOf } from "./cardReminders.ts";
import { CommonPicture } from "./Picture.tsx";

interface RemindersProps {
  readonly card: string;
  /** Do the words lead to their rules? Not where nobody can press them. */
  readonly linked?: boolean;
}

export function Reminders({ card: key, linked = false }: RemindersProps) {
  const card = cardByKey(key);
  return (
    <dl class="reminders">
      {(card === undefined ? [] : remindersOf(card)).map(({ name, text, rule, icon }) => [
        <dt key={name}>
          {icon !== undefined && <CommonPicture frame={icon} class="pill-icon" />}
          {linked ? <a href={ruleHref(rule)}>{name}</a> : name}
        </dt>,
        <dd key={`${name}-text`}>{text}</dd>,
      ])}
    </dl>
  );
}

/** What people of an evening are called on the page. */
import type { EveningView } from "@mindbug/shared/protocol";
import { personOf } from "@mindbug/shared/evening";
import { say } from "../../i18n/index.ts";

/** Who gave no name has a number, so that two of them are told apart. */
export function personName(view: EveningView, id: number): string {
  const name = personOf(view, id)?.name ?? "";
  return name === "" ? say("eveningNameless", { number: id }) : name;
}

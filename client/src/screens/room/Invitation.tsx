/** Somebody followed a link and has no name yet: ask once, before a seat is taken. */
import { roomHref } from "../../app/router.ts";
import { NameField } from "../../components/NameField.tsx";
import { say } from "../../i18n/index.ts";
import { MessagePage } from "../message/MessagePage.tsx";

export function Invitation({ code, onSit }: { readonly code: string; readonly onSit: () => void }) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSit();
  };
  const form = (
    <form class="invitation" onSubmit={submit}>
      <NameField />
      <div class="actions">
        <button class="button button-act button-big" type="submit">
          {say("sitDown")}
        </button>
        <a class="button" href={roomHref(code, true)}>
          {say("onlyWatch")}
        </a>
      </div>
    </form>
  );
  return <MessagePage picture="luchataur" title={say("invitedTo", { code })} line={say("sitOrWatch")} form={form} />;
}

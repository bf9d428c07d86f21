/** The table has a password, and this person has no seat at it. */
import { useState } from "preact/hooks";
import { PasswordField } from "../../components/PasswordField.tsx";
import { say } from "../../i18n/index.ts";
import { HomeLink, MessagePage } from "../message/MessagePage.tsx";

interface PasswordPageProps {
  readonly code: string;
  /** The last one that was tried was not it. */
  readonly wrong: boolean;
  readonly onEnter: (password: string) => void;
}

export function PasswordPage({ code, wrong, onEnter }: PasswordPageProps) {
  const [password, setPassword] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (password.trim() !== "") onEnter(password);
  };
  return (
    <MessagePage
      picture="rhino-turtle"
      title={say("passwordAsked", { code })}
      line={say("passwordAskedLine")}
      form={
        <form class="invitation" onSubmit={submit}>
          <PasswordField label="passwordLabel" wrong={wrong} onInput={setPassword} />
          <div class="actions">
            <button class="button button-act button-big" type="submit">
              {say("passwordEnter")}
            </button>
            <HomeLink />
          </div>
        </form>
      }
    />
  );
}

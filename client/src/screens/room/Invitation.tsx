/** Somebody followed a link and has no name yet: ask once, before a seat is taken, and say whom they would meet. */
import type { Invitation as InvitationView } from "@mindbug/shared/protocol";
import { setName } from "@mindbug/shared/text";
import { useEffect, useState } from "preact/hooks";
import { replacePlace } from "../../app/navigation.ts";
import { eveningHref, roomHref } from "../../app/router.ts";
import { NameField } from "../../components/NameField.tsx";
import { PoolList } from "../../components/PoolList.tsx";
import { PasswordField } from "../../components/PasswordField.tsx";
import { Sentence } from "../../components/Words.tsx";
import { language, say } from "../../i18n/index.ts";
import { levelName } from "../../i18n/people.ts";
import { ApiError, invitationTo } from "../../net/api.ts";
import { MessagePage, RefusedPage } from "../message/MessagePage.tsx";

type Loaded = InvitationView | "loading" | "unknown" | "unreachable";

/** What is not known need not be said: the seat can be asked for all the same. */
function useInvitation(code: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>("loading");
  useEffect(() => {
    let gone = false;
    const show = (answer: Loaded): void => {
      if (gone) return;
      if (typeof answer === "object" && answer.evening === true) replacePlace(eveningHref(code));
      else setLoaded(answer);
    };
    invitationTo(code).then(show, (error: unknown) =>
      show(error instanceof ApiError && error.problem === "missing" ? "unknown" : "unreachable"),
    );
    return () => {
      gone = true;
    };
  }, [code]);
  return loaded;
}

function Host({ invitation: { seated, sets } }: { readonly invitation: InvitationView }) {
  const [host] = seated;
  const cards = sets.map((set) => setName(set, language())).join(", ");
  if (host === undefined) return <>{cards}</>;
  const name = host.bot === null ? host.name : say("botName", { level: levelName(host.bot) });
  return <Sentence of="invitedBy" fill={{ who: name === "" ? say("somebody") : name, cards }} />;
}

interface InvitationProps {
  readonly code: string;
  /** With the password, empty where none is asked for. */
  readonly onSit: (password: string) => void;
}

export function Invitation({ code, onSit }: InvitationProps) {
  const [password, setPassword] = useState("");
  const loaded = useInvitation(code);
  if (loaded === "unknown") return <RefusedPage why="unknown" code={code} />;
  const invitation = typeof loaded === "string" ? null : loaded;
  const full = invitation !== null && invitation.freeSeats === 0;
  if (full && invitation.spectators === "off") return <RefusedPage why="private" code={code} />;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSit(password);
  };
  const form = (
    <form class="invitation" onSubmit={submit}>
      <NameField />
      {invitation?.pool != null && <PoolList pool={invitation.pool} />}
      {!full && invitation?.locked === true && <PasswordField label="passwordLabel" onInput={setPassword} />}
      <div class="actions">
        {!full && (
          <button class="button button-act button-big" type="submit">
            {say("sitDown")}
          </button>
        )}
        <a class={`button ${full ? "button-act button-big" : ""}`} href={roomHref(code, true)}>
          {say("onlyWatch")}
        </a>
      </div>
    </form>
  );
  return (
    <MessagePage
      picture="luchataur"
      title={say(full ? "tableFull" : "invitedTo", { code })}
      line={say(full ? "tableFullLine" : "sitOrWatch")}
      more={
        invitation !== null && (
          <>
            <Host invitation={invitation} />
            {!full && ` ${say("freeSeats", { n: invitation.freeSeats })}`}
          </>
        )
      }
      form={form}
    />
  );
}

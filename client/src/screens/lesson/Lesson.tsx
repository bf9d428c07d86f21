/** Opens the guided first match and goes there. */
import { useEffect, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { roomHref } from "../../app/router.ts";
import { say, type TextKey } from "../../i18n/index.ts";
import { createRoom } from "../../net/roomLink.ts";
import { playerName } from "../../store/nickname.ts";
import { ConnectingPage, HomeLink, MessagePage } from "../message/MessagePage.tsx";
import { creationProblem } from "../newGame/creationProblem.ts";

export function Lesson() {
  const [problem, setProblem] = useState<TextKey | null>(null);
  useTitle(say("firstMatch"));
  useEffect(() => {
    if (problem !== null) return;
    let left = false;
    createRoom({ name: playerName(), sets: ["first-contact"], bots: ["beginner"], lesson: true, ready: true }).then(
      (code) => {
        // Replaced, not added: "back" must not open another lesson.
        if (!left) location.replace(roomHref(code));
      },
      (error: unknown) => setProblem(creationProblem(error)),
    );
    return () => {
      left = true;
    };
  }, [problem]);
  if (problem === null) return <ConnectingPage />;
  return (
    <MessagePage picture="strange-barrel" title={say("firstMatch")} line={say(problem)}>
      <button type="button" class="button button-act" onClick={() => setProblem(null)}>
        {say("again")}
      </button>
      <HomeLink />
    </MessagePage>
  );
}

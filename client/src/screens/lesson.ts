/** Opens the guided first match and goes there. */
import { button, fill, h, link } from "../app/dom.ts";
import { HREF, roomHref } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { say } from "../i18n/index.ts";
import { createRoom } from "../net/roomLink.ts";
import { settings } from "../settings.ts";
import { connectingPage, messagePage } from "./messages.ts";
import { creationProblem } from "./newGame.ts";

export function lessonScreen(): Screen {
  const element = h("div");
  let left = false;
  const begin = async (): Promise<void> => {
    fill(element, connectingPage());
    try {
      const code = await createRoom({
        name: settings().name,
        sets: ["first-contact"],
        bots: ["beginner"],
        lesson: true,
        ready: true,
      });
      // Replaced, not added: "back" must not open another lesson.
      if (!left) location.replace(roomHref(code));
    } catch (error) {
      fill(
        element,
        messagePage(
          "strange-barrel",
          say("firstMatch"),
          creationProblem(error),
          button(say("again"), () => void begin(), { class: "button-act" }),
          link(say("home"), HREF.home, { class: "button" }),
        ),
      );
    }
  };
  return {
    element,
    title: say("firstMatch"),
    shown: () => void begin(),
    destroy: () => {
      left = true;
    },
  };
}

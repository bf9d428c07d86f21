/** Shows the screen that the address names. Heavy ones (table, replay) are fetched when first wanted. */
import { effect, signal } from "@preact/signals";
import { type ComponentChild, Fragment } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { say } from "../i18n/index.ts";
import { UpdateNotice } from "../offline/UpdateNotice.tsx";
import { attention } from "./attention.ts";
import { focusHeading } from "./focus.ts";
import { FIRST_VISIT, place } from "./navigation.ts";
import type { Route } from "./router.ts";

async function screenOf(route: Route): Promise<ComponentChild> {
  switch (route.at) {
    case "home": {
      const { Home } = await import("../screens/home/Home.tsx");
      return <Home />;
    }
    case "evening": {
      const { Evening } = await import("../screens/evening/Evening.tsx");
      return <Evening code={route.code} />;
    }
    case "newEvening": {
      const { NewGame } = await import("../screens/newGame/NewGame.tsx");
      return <NewGame against="evening" />;
    }
    case "friend":
    case "bot": {
      const { NewGame } = await import("../screens/newGame/NewGame.tsx");
      return <NewGame against={route.at} />;
    }
    case "lesson": {
      const { Lesson } = await import("../screens/lesson/Lesson.tsx");
      return <Lesson />;
    }
    case "local": {
      const { Local } = await import("../screens/local/Local.tsx");
      return <Local match={route.match} />;
    }
    case "record": {
      const { Record } = await import("../screens/record/Record.tsx");
      return <Record />;
    }
    case "watching": {
      const { Watching } = await import("../screens/watching/Watching.tsx");
      return <Watching />;
    }
    case "cards": {
      const { Cards } = await import("../screens/cards/Cards.tsx");
      return <Cards card={route.card} />;
    }
    case "pool": {
      const { PoolPage } = await import("../screens/pool/PoolPage.tsx");
      return <PoolPage code={route.code} />;
    }
    case "puzzles": {
      if (route.id === null) {
        const { Puzzles } = await import("../screens/puzzles/Puzzles.tsx");
        return <Puzzles />;
      }
      const { PuzzleTable } = await import("../screens/puzzles/PuzzleTable.tsx");
      return <PuzzleTable id={route.id} />;
    }
    case "rules": {
      const { Rules } = await import("../screens/rules/Rules.tsx");
      return <Rules entry={route.entry} />;
    }
    case "room": {
      const { Room } = await import("../screens/room/Room.tsx");
      return <Room code={route.code} watch={route.watch} />;
    }
    case "replay": {
      const { Replay } = await import("../screens/replay/Replay.tsx");
      return <Replay id={route.id} step={route.step} />;
    }
    case "analysis": {
      const { Analysis } = await import("../screens/analysis/Analysis.tsx");
      return <Analysis code={route.code} />;
    }
    case "unknownCode": {
      const { UnknownCode } = await import("../screens/message/MessagePage.tsx");
      return <UnknownCode text={route.text} />;
    }
  }
}

const shown = signal<{ readonly visit: number; readonly screen: ComponentChild }>({ visit: 0, screen: null });

/** The screen before stays until the next one is fetched. */
export function startScreens(): void {
  effect(() => {
    const { route, visit } = place();
    void screenOf(route).then((screen) => {
      if (visit !== place().visit) return;
      attention.call(false);
      shown.value = { visit, screen };
    });
  });
}

export function App() {
  const { visit, screen } = shown.value;
  useLayoutEffect(() => {
    if (visit > 0) document.getElementById("splash")?.remove();
    scrollTo(0, 0);
    if (visit > FIRST_VISIT) focusHeading(document);
  }, [visit]);
  const skip = (event: Event): void => {
    event.preventDefault();
    focusHeading(document);
  };
  return (
    <>
      <a class="skip-link" href="#content" onClick={skip}>
        {say("skipToContent")}
      </a>
      <Fragment key={visit}>{screen}</Fragment>
      <UpdateNotice />
    </>
  );
}

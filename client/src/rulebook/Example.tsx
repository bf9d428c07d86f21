/** A rule on a real table of our own: press, and it happens; or play it in another way. */
import { rulebookEntry, type RulebookExample, type RulebookKey } from "@mindbug/shared/rulebook";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../i18n/index.ts";
import { LocalSource, type Referee } from "../sources/localSource.ts";
import { startReferee } from "../sources/startReferee.ts";
import { pace, settings } from "../store/settings.ts";
import { TableStore } from "../store/tableStore.ts";
import { Table } from "../table/dom/Table.tsx";
import { paintTable } from "../table/pixi/paintTable.ts";
import "./example.css";

/** Between two moves of the story, so that it can be followed. */
const PAUSE_MS = 900;

export interface ExampleProps {
  readonly rule: RulebookKey;
}

export function Example({ rule }: ExampleProps) {
  const { example } = rulebookEntry(rule, "en");
  return example === undefined ? null : <Shown rule={rule} example={example} />;
}

type Stage = "ready" | "telling" | "told";

function Shown({ rule, example }: ExampleProps & { readonly example: RulebookExample }) {
  const [referee] = useState(startReferee);
  const [store] = useState(() => createStore(referee, rule, example));
  const paint = useMemo(() => paintTable(pace), []);
  const [stage, setStage] = useState<Stage>("ready");
  const story = useRef(0);
  useEffect(
    () => () => {
      story.current++;
      store.destroy();
      referee.terminate();
    },
    [],
  );

  /** Begins anew, unless nothing has happened yet. */
  const tell = async (): Promise<void> => {
    const mine = ++story.current;
    if (stage !== "ready" || (store.latest.peek()?.step ?? 0) > 0)
      referee.postMessage({ is: "example", example, name: `${rule} ${mine}` });
    setStage("telling");
    for (let told = 0; told < example.moves.length; told++) {
      await pause();
      await store.whenStill();
      if (mine !== story.current) return;
      referee.postMessage({ is: "goOn" });
    }
    await pause();
    await store.whenStill();
    if (mine === story.current) setStage("told");
  };

  return (
    <figure class="example" data-stage={stage}>
      <div class="example-table" role="group" aria-label={say("exampleTable")}>
        <Table store={store} paint={paint} marks={settings().marks} />
      </div>
      <figcaption class="example-foot">
        <button
          type="button"
          class="button button-act"
          id="example-play"
          disabled={stage === "telling"}
          onClick={() => void tell()}
        >
          {say(stage === "told" ? "exampleAgain" : "examplePlay")}
        </button>
        <span class="quiet">{say("exampleLine")}</span>
      </figcaption>
    </figure>
  );
}

function createStore(referee: Referee, rule: RulebookKey, example: RulebookExample): TableStore {
  const store = new TableStore(new LocalSource(referee, { is: "example", example, name: rule }));
  store.setSeats([{ name: say("you") }, { name: say("opponent") }]);
  return store;
}

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, settings().speed === "off" ? 0 : PAUSE_MS));

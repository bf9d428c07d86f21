/** Setting a table: for a friend or for the bot. */
import { SET_KEYS, type SetKey, SETS } from "@mindbug/shared/cards";
import {
  BOT_LEVELS,
  type BotLevel,
  CLOCKS,
  type CreateOptions,
  SPECTATOR_OPTIONS,
  type SpectatorOption,
} from "@mindbug/shared/protocol";
import { poolSets, poolSize } from "@mindbug/shared/pool";
import { setName, setTagline } from "@mindbug/shared/text";
import { useEffect, useState } from "preact/hooks";
import { go } from "../../app/navigation.ts";
import { eveningHref, HREF, roomHref } from "../../app/router.ts";
import { Choices } from "../../components/Choices.tsx";
import { Emblem } from "../../components/Emblem.tsx";
import { NameField } from "../../components/NameField.tsx";
import { PasswordField } from "../../components/PasswordField.tsx";
import { Page } from "../../components/Page.tsx";
import { Picture } from "../../components/Picture.tsx";
import { language, say, type TextKey } from "../../i18n/index.ts";
import { levelName } from "../../i18n/people.ts";
import { createEvening } from "../../net/eveningLink.ts";
import { createRoom } from "../../net/roomLink.ts";
import { lookForServer, serverReached } from "../../offline/reach.ts";
import { playerName } from "../../store/nickname.ts";
import { settings } from "../../store/settings.ts";
import { creationProblem } from "./creationProblem.ts";
import { botTable, friendTable, hasCards, rememberedWish, rememberWish, type Wish, withSet } from "./wish.ts";
import "./newGame.css";

const LEVEL_LINES: Readonly<Record<BotLevel, TextKey>> = {
  beginner: "levelBeginnerLine",
  player: "levelPlayerLine",
  master: "levelMasterLine",
};
const LEVEL_PICTURES: Readonly<Record<BotLevel, string>> = {
  beginner: "snail-thrower",
  player: "tiger-squirrel",
  master: "brain-fly",
};
const SPECTATOR_WORDS: Readonly<Record<SpectatorOption, TextKey>> = {
  off: "spectatorsOff",
  hidden: "spectatorsHidden",
  open: "spectatorsOpen",
};

interface ChooseProps {
  readonly wish: Wish;
  readonly change: (change: Partial<Wish>) => void;
}

const SetPicture = ({ set }: { readonly set: SetKey }) => (
  <span class="set-picture" data-set={set}>
    {SETS[set].showcase.map((card) => (
      <Picture key={card} atlas={set} frame={card} />
    ))}
    <Emblem set={set} />
  </span>
);

const ChooseSets = ({ wish, change }: ChooseProps) => (
  <Choices
    name="sets"
    kind="checkbox"
    legend={say("setsQuestion")}
    list={SET_KEYS.map((value) => ({
      value,
      label: setName(value, language()),
      line: setTagline(value, language()),
      picture: <SetPicture set={value} />,
    }))}
    chosen={wish.sets}
    onChange={(set, on) => change({ sets: withSet(wish.sets, set, on) })}
  />
);

const OwnPool = ({ pool }: Pick<Wish, "pool">) => (
  <div class="own-pool">
    <b>{say("poolCards", { n: poolSize(pool) })}</b>
    {poolSets(pool).map((set) => (
      <span key={set} class="chip">
        <Emblem set={set} />
        {setName(set, language())}
      </span>
    ))}
    <a class="button" id="choose-pool" href={HREF.pool}>
      {say(poolSize(pool) === 0 ? "poolChoose" : "poolChange")}
    </a>
  </div>
);

const ChooseCards = ({ wish, change }: ChooseProps) => (
  <>
    <Choices
      name="cards"
      legend={say("cardsQuestion")}
      list={(["sets", "pool"] as const).map((value) => ({
        value,
        label: say(value === "sets" ? "wholeSets" : "ownPool"),
      }))}
      chosen={[wish.cards]}
      onChange={(cards) => change({ cards })}
    />
    {wish.cards === "sets" ? <ChooseSets wish={wish} change={change} /> : <OwnPool pool={wish.pool} />}
  </>
);

const ChooseLevel = ({ wish, change }: ChooseProps) => (
  <Choices
    name="level"
    legend={say("levelQuestion")}
    list={BOT_LEVELS.map((value) => ({
      value,
      label: levelName(value),
      line: say(LEVEL_LINES[value]),
      picture: <Picture atlas="first-contact" frame={LEVEL_PICTURES[value]} class="level-picture" />,
    }))}
    chosen={[wish.level]}
    onChange={(level) => change({ level })}
  />
);

interface DetailsProps extends ChooseProps {
  readonly onPassword: (password: string) => void;
}

const ChooseDetails = ({ wish, change, onPassword }: DetailsProps) => (
  <div class="details">
    <Choices
      name="clock"
      legend={say("clockQuestion")}
      list={CLOCKS.map((value) => ({
        value,
        label: value === "off" ? say("clockOff") : say("clockSeconds", { n: value }),
      }))}
      chosen={[wish.clock]}
      onChange={(clock) => change({ clock })}
    />
    <Choices
      name="bestOf"
      legend={say("bestOfQuestion")}
      list={(["1", "3"] as const).map((value) => ({ value, label: say(value === "1" ? "bestOf1" : "bestOf3") }))}
      chosen={[wish.bestOf]}
      onChange={(bestOf) => change({ bestOf })}
    />
    <Choices
      name="spectators"
      legend={say("spectatorsQuestion")}
      list={SPECTATOR_OPTIONS.map((value) => ({ value, label: say(SPECTATOR_WORDS[value]) }))}
      chosen={[wish.spectators]}
      onChange={(spectators) => change({ spectators })}
    />
    <Choices
      name="hints"
      legend={say("hintsQuestion")}
      list={(["off", "on"] as const).map((value) => ({ value, label: say(value === "off" ? "hintsOff" : "hintsOn") }))}
      chosen={[wish.hints]}
      onChange={(hints) => change({ hints })}
    />
    <PasswordField label="passwordWish" onInput={onPassword} />
  </div>
);

type Making = "no" | "match" | "botMatch";

export function NewGame({ against }: { readonly against: "friend" | "bot" | "evening" }) {
  const [wish, setWish] = useState(rememberedWish);
  const [making, setMaking] = useState<Making>("no");
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [named] = useState(settings().name !== "");
  const [password, setPassword] = useState("");
  useEffect(() => void lookForServer(), []);
  const change = (changed: Partial<Wish>): void => {
    const next = { ...wish, ...changed };
    setWish(next);
    // Whoever goes to choose cards comes back to the same wishes.
    rememberWish(next);
    setProblem(null);
  };
  const reached = serverReached();
  const bot = against === "bot";
  const unreached = reached ? null : bot ? "offlineNow" : "needsServer";
  const dealt = hasCards(wish);
  const complaint = dealt ? (problem ?? unreached) : wish.cards === "pool" ? "poolNeeded" : "setsNeeded";
  const stopped = !dealt || making !== "no";

  const create = async (options: CreateOptions, what: Making): Promise<void> => {
    setProblem(null);
    setMaking(what);
    try {
      if (against === "evening") go(eveningHref(await createEvening(options)));
      else go(roomHref(await createRoom(options), options.watch === true));
    } catch (error) {
      setProblem(creationProblem(error));
      void lookForServer();
      setMaking("no");
    }
  };
  const name = playerName();
  const title = say(bot ? "playBot" : against === "evening" ? "eveningDoor" : "playFriend");
  return (
    <Page title={title} class="new-game">
      {!named && (
        <div class="own-name">
          <NameField />
        </div>
      )}
      {bot && <ChooseLevel wish={wish} change={change} />}
      <ChooseCards wish={wish} change={change} />
      {!bot && <ChooseDetails wish={wish} change={change} onPassword={setPassword} />}
      <div class="actions start-strip">
        <p class="complaint" role="alert">
          {complaint !== null && say(complaint)}
        </p>
        <button
          type="button"
          id="create"
          class={`button ${bot && !reached ? "" : "button-act button-big"}`}
          disabled={stopped}
          onClick={() => void create(bot ? botTable(wish, name, 1) : { ...friendTable(wish, name), password }, "match")}
        >
          {say(
            making === "match" ? "making" : bot ? "startMatch" : against === "evening" ? "eveningMake" : "createTable",
          )}
        </button>
        {bot && (
          <button
            type="button"
            class="button button-quiet"
            disabled={stopped}
            onClick={() => void create(botTable(wish, name, 2), "botMatch")}
          >
            {say(making === "botMatch" ? "making" : "twoBots")}
          </button>
        )}
        {bot && dealt && (
          <a id="local" class={`button ${reached ? "button-quiet" : "button-act button-big"}`} href={HREF.newLocal}>
            {say("playLocal")}
          </a>
        )}
      </div>
    </Page>
  );
}

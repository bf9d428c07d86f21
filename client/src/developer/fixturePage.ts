/** `?fixture=NAME` shows a recorded view without a server; `&play` plays the events that led to it first. */
import type { Speed } from "../animation/queue.ts";
import { say } from "../i18n/index.ts";
import { createTable } from "../table/createTable.ts";
import type { GameEvent, TableModel } from "../table/model/model.ts";

interface Fixture {
  readonly before: TableModel;
  readonly events: readonly GameEvent[];
  readonly view: TableModel;
}

const FILES = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default" });
const fileOf = (name: string): string => `../../fixtures/${name}.json`;

export async function fixturePage(host: HTMLElement, name: string | null): Promise<void> {
  const load = name === null ? undefined : FILES[fileOf(name)];
  if (load === undefined) {
    showMenu(host);
    return;
  }
  const fixture = await load();
  const asked = new URLSearchParams(location.search);
  const speed = (asked.get("speed") ?? "normal") as Speed;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const opened = performance.now();
  const page = document.createElement("div");
  page.className = "t-page";
  host.append(page);
  const scene = await createTable(page, {
    pace: () => ({ speed, reducedMotion }),
    colourBlind: asked.has("marks"),
    clock: () =>
      asked.has("clock") ? { deadline: opened + Number(asked.get("clock")) * 1000, now: performance.now() } : null,
    onAnswer: (index) => {
      page.dataset["answer"] = String(index);
      console.info("answer", index, fixture.view.prompt?.answers?.[index]);
    },
  });
  Object.assign(globalThis, { scene, fixture });
  if (asked.has("seats"))
    scene.setSeats([
      { name: "Ada Lovelace", score: 1 },
      { name: "Turbo-Bot 3000", bot: true, away: asked.has("away") },
    ]);
  if (asked.has("play")) scene.show(fixture.before);
  scene.show(fixture.view, asked.has("play") ? fixture.events : []);
  page.dataset["ready"] = "true";
}

function showMenu(host: HTMLElement): void {
  const menu = document.createElement("nav");
  menu.className = "fixture-menu";
  const title = document.createElement("h1");
  title.textContent = say("fixtureMissing");
  menu.append(title);
  for (const path of Object.keys(FILES)) {
    const name = path.slice(path.lastIndexOf("/") + 1, -".json".length);
    const link = document.createElement("a");
    link.href = `?fixture=${name}`;
    link.textContent = name;
    menu.append(link);
  }
  host.append(menu);
}

/** Playing through the page: only what a person can see and reach is used. */
import type { Page } from "playwright-core";
import { PATIENCE } from "./browser.ts";

export type Way = "click" | "drag" | "keyboard" | "touch";

/** What the page offers at this moment. */
interface Offer {
  readonly over: boolean;
  readonly yours: boolean;
  readonly step: string;
  readonly kind: string;
  /** Where each thing can be hit, by its name on the table. */
  readonly things: readonly { readonly thing: string; readonly role: string; readonly x: number; readonly y: number }[];
  readonly buttons: readonly {
    readonly label: string;
    readonly answer: string;
    readonly act: boolean;
    readonly x: number;
    readonly y: number;
  }[];
  readonly tiles: readonly { readonly pressed: boolean; readonly x: number; readonly y: number }[];
}

/** Runs in the page. A thing counts where a pointer would really hit it. */
function look(): Offer {
  const screen = document.querySelector<HTMLElement>(".table-screen");
  const prompt = document.querySelector<HTMLElement>(".t-prompt");
  const hit = (element: Element): { x: number; y: number } | null => {
    const box = element.getBoundingClientRect();
    for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const fx of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const x = box.x + box.width * fx;
        const y = box.y + box.height * fy;
        const top = document.elementFromPoint(x, y);
        if (top !== null && (top === element || element.contains(top))) return { x, y };
      }
    }
    return null;
  };
  const seen = <T>(selector: string, read: (element: HTMLElement) => T): (T & { x: number; y: number })[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const at = hit(element);
      return at === null ? [] : [{ ...read(element), ...at }];
    });
  return {
    over: document.querySelector(".over:not([hidden])") !== null,
    yours: prompt?.dataset["turn"] === "yours",
    step: `${screen?.dataset["step"] ?? ""} ${prompt?.dataset["kind"] ?? ""}`,
    kind: prompt?.dataset["kind"] ?? "",
    things: seen('.t-thing[data-mood="legal"], .t-tray-card[data-mood="legal"]', (element) => ({
      thing: element.dataset["thing"] ?? "",
      role: element.dataset["role"] ?? "",
    })),
    buttons: seen(".t-buttons button", (element) => ({
      label: element.textContent ?? "",
      answer: element.dataset["answer"] ?? "",
      act: element.classList.contains("t-button-act"),
    })),
    tiles: seen(".t-tiles button", (element) => ({ pressed: element.getAttribute("aria-pressed") === "true" })),
  };
}

export interface Play {
  readonly way: Way;
  readonly chance: () => number;
  /** Ends early, between two decisions. */
  readonly until?: () => boolean | Promise<boolean>;
}

const pick = <T>(list: readonly T[], chance: () => number): T => list[Math.floor(chance() * list.length)]!;

class Hand {
  constructor(
    private readonly page: Page,
    private readonly way: Way,
  ) {}

  async press(at: { readonly x: number; readonly y: number }): Promise<void> {
    if (this.way === "touch") await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  async drag(from: { readonly x: number; readonly y: number }): Promise<void> {
    const { height } = (await this.page.locator(".table-area").boundingBox())!;
    const to = { x: from.x, y: from.y > height * 0.55 ? from.y - height * 0.4 : from.y + height * 0.35 };
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 3 });
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await this.page.mouse.up();
  }
}

/** Waits until the page asks this player something, or the match is over. */
export async function asked(page: Page): Promise<Offer> {
  await page.waitForFunction(
    () =>
      document.querySelector(".over:not([hidden])") !== null ||
      (document.querySelector<HTMLElement>(".t-prompt")?.dataset["turn"] === "yours" &&
        document.querySelector(".t-buttons button, .t-tiles button, [data-mood=legal]") !== null),
    undefined,
    { timeout: PATIENCE * 2, polling: 40 },
  );
  return page.evaluate(look);
}

/** Does one thing towards an answer: a click, a drag, a key. */
async function act(page: Page, offer: Offer, { way, chance }: Play): Promise<void> {
  const hand = new Hand(page, way);
  const done = offer.buttons.filter(({ act, answer }) => act && answer !== "");
  const attacks = done.filter(({ answer }) => answer === "attack");
  if (attacks.length > 0) return hand.press(pick(attacks, chance));
  // Letting things pass keeps matches short; now and then the other answer, so that it is seen too.
  const pass = offer.buttons.find(({ answer }) => answer === "pass");
  if (pass !== undefined && chance() < (offer.kind === "mindbug" ? 0.75 : 0.5)) return hand.press(pass);
  if (done.length > 0 && (offer.things.length === 0 || chance() < 0.85)) return hand.press(pick(done, chance));
  const creatures = offer.things.filter(({ role }) => role !== "hand");
  const things = offer.kind === "turn" && creatures.length > 0 && chance() < 0.75 ? creatures : offer.things;
  if (things.length > 0) {
    const thing = pick(things, chance);
    return way === "drag" && offer.kind === "turn" ? hand.drag(thing) : hand.press(thing);
  }
  const free = offer.tiles.filter(({ pressed }) => !pressed);
  if (free.length > 0) return hand.press(pick(free, chance));
  if (offer.buttons.length > 0) return hand.press(pick(offer.buttons, chance));
}

const ANSWER = ".t-buttons button[data-answer]";
const LEGAL = '.t-thing[data-mood="legal"], .t-tray-card[data-mood="legal"], .t-tiles button[aria-pressed="false"]';

const focusIsOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Only Tab, arrows and Enter: walks to something that answers, and presses it. */
async function actByKeyboard(page: Page, offer: Offer, chance: () => number): Promise<void> {
  const answers = offer.buttons.filter(({ answer }) => answer !== "");
  const attack = answers.some(({ answer }) => answer === "attack");
  const finished = answers.some(({ act }) => act);
  const wanted = attack
    ? '.t-buttons button[data-answer="attack"]'
    : finished || (answers.length > 0 && chance() < 0.6) || offer.things.length + offer.tiles.length === 0
      ? ANSWER
      : LEGAL;
  // Arrows may lead away from what can be chosen: they are tried once.
  let arrows = wanted === LEGAL ? Math.floor(chance() * 3) : 0;
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (!(await focusIsOn(page, wanted))) continue;
    for (; arrows > 0; arrows--) await page.keyboard.press("ArrowRight");
    if (await focusIsOn(page, wanted)) return page.keyboard.press("Enter");
  }
  // The answer to the last question may have been on its way while this one was looked at.
  const now = await page.evaluate(look);
  if (now.step === offer.step && now.yours) throw new Error(`Nothing that matches ${wanted} can be reached by Tab.`);
}

/** Only Tab, then Enter: what a person without a pointer does with a link or a button. */
export async function pressByKeyboard(page: Page, selector: string): Promise<void> {
  await focusByKeyboard(page, selector);
  await page.keyboard.press("Enter");
}

export async function focusByKeyboard(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await focusIsOn(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached by Tab.`);
}

/** Gives one answer, with as many picks as it takes; ends when `given` says that it is on its way. */
export async function answerOnce(page: Page, chance: () => number, given: () => Promise<boolean>): Promise<void> {
  for (let actions = 0; actions < 60; actions++) {
    await act(page, await asked(page), { way: "click", chance });
    if (await given()) return;
  }
  throw new Error("This question cannot be answered.");
}

/** Plays until the match is over; answers how many times something was done. */
export async function playMatch(page: Page, play: Play): Promise<number> {
  for (let actions = 0; ; actions++) {
    if (actions > 2000) throw new Error("This match does not end.");
    const offer = await asked(page);
    if (offer.over || (await play.until?.()) === true) return actions;
    if (!offer.yours) continue;
    if (play.way === "keyboard") await actByKeyboard(page, offer, play.chance);
    else await act(page, offer, play);
  }
}

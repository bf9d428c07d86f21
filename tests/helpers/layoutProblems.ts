/** What a player on a small screen would complain of, told by the page itself. */

/** What a notch and the bar below the screen take away, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Runs in the page. Controls that are too small for a finger, parts that lie over each other or outside of what can be
 * seen, words that are cut or too small to be read.
 */
export function layoutProblems(insets: Insets): string[] {
  const FINGER = 43.5;
  const LEAST_TEXT = 11.9;
  /** On both sides together. */
  const MANY = 12;
  const safe = {
    left: insets.left - 1,
    top: insets.top - 1,
    right: innerWidth - insets.right + 1,
    bottom: innerHeight - insets.bottom + 1,
  };
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 0 &&
        element.closest(".visually-hidden, .bar-word, .skip-link") === null,
    );
  const called = (part: Element): string =>
    `${part.id || part.className || part.tagName} "${part.getAttribute("aria-label") ?? part.textContent ?? ""}"`.slice(
      0,
      90,
    );
  const problems: string[] = [];
  /** What somebody slides into sight. */
  const slides = (element: Element): boolean => {
    for (let part = element.parentElement; part !== null; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      if (/auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return document.documentElement.scrollHeight > innerHeight && element.closest(".table-screen") === null;
  };

  const parts = (group: string, selector: string) =>
    all(selector).map((element) => ({ group, element, box: element.getBoundingClientRect() }));
  const tray = document.querySelector(".t-tray") !== null;
  const moment = document.querySelector('.t-prompt[data-mode="drama"]') !== null;
  const tiles = document.querySelector(".t-prompt .t-tile") !== null;
  const onTable = [
    ...parts("prompt", ".t-prompt"),
    ...(tray || moment
      ? []
      : parts("status", ".t-status .t-face, .t-status .t-name, .t-status .t-tokens, .t-status .t-chip")),
    ...(tray || moment ? [] : parts("creature", '.t-thing[data-role="creature"]')),
    ...(tray || moment ? [] : parts("power", '.t-thing[data-role="power"], .t-power-label')),
    ...(moment || tiles ? [] : parts("hand", '.t-thing[data-role="hand"]:not([data-mood="picked"])')),
    ...(moment || tray ? [] : parts("unused", ".t-unused")),
    ...parts("bar", ".bar-button, .clock"),
  ];
  const crowded = onTable.filter(({ group }) => group === "creature").length > MANY;
  for (const { group, element, box } of onTable) {
    const spare = group === "hand" ? 10 : 0;
    if (box.left < safe.left || box.top < safe.top || box.right > safe.right || box.bottom > safe.bottom + spare)
      problems.push(`outside: ${called(element)} ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`);
  }
  for (const [at, one] of onTable.entries())
    for (const other of onTable.slice(at + 1)) {
      if (one.group === "hand" && other.group === "hand") continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // More creatures than a narrow screen has room for fingers: they share it.
      if (one.group === "creature" && other.group === "creature" && crowded) continue;
      // A question whose words are long grows over the foot of the hand; enough of each card stays to be pressed.
      const [card, sheet] = one.group === "hand" ? [one, other] : [other, one];
      if (card.group === "hand" && sheet.group === "prompt" && sheet.box.top - card.box.top >= FINGER) continue;
      // Cards of a fan are turned: their corners are not where their boxes have them.
      const spare = [one, other].some(({ group }) => group === "hand") ? 8 : 2;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > spare && down > spare)
        problems.push(`over each other by ${across} × ${down}: ${called(one.element)}, ${called(other.element)}`);
    }

  for (const control of all("button, a[href], input, select, summary, textarea")) {
    if (
      control.closest("p, li, .feed-lines, .t-thing") !== null &&
      control.matches("a, .t-thing *, .line-why, .card-word")
    )
      continue;
    // Links within a sentence are as high as its line.
    if (control.matches("a:not([class])") || getComputedStyle(control).display === "inline") continue;
    const target = control.matches("input") ? (control.closest("label") ?? control) : control;
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < FINGER)
      problems.push(`small: ${called(control)} ${width.toFixed(1)} × ${height.toFixed(1)}`);
  }

  for (const element of all("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== "");
    if (!own || element.closest("svg, script, style, [aria-hidden=true].t-caption") !== null) continue;
    const { fontSize, overflow, textOverflow } = getComputedStyle(element);
    if (parseFloat(fontSize) > 0 && parseFloat(fontSize) < LEAST_TEXT)
      problems.push(`text of ${fontSize}: ${called(element)}`);
    const cut = overflow !== "visible" && textOverflow !== "ellipsis";
    if (
      cut &&
      !/auto|scroll/.test(overflow) &&
      (element.scrollHeight > element.clientHeight + 3 || element.scrollWidth > element.clientWidth + 2)
    )
      problems.push(`cut: ${called(element)}`);
    const box = element.getBoundingClientRect();
    if (
      !slides(element) &&
      element.closest(".t-thing") === null &&
      (box.left < safe.left || box.right > safe.right || box.top < safe.top || box.bottom > safe.bottom)
    )
      problems.push(`outside: ${called(element)} ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`);
  }
  if (document.documentElement.scrollWidth > innerWidth)
    problems.push(`wider than the screen: ${document.documentElement.scrollWidth}`);
  const painted = (globalThis as { readonly leastPainted?: { readonly size: number; readonly text: string } })
    .leastPainted;
  if (painted !== undefined && painted.size < LEAST_TEXT)
    problems.push(`painted text of ${painted.size.toFixed(1)}: ${painted.text}`);
  return [...new Set(problems)];
}

/** Runs in the page before anything else: the smallest text that a canvas pen writes, as it is seen. */
export function watchPaintedText(): void {
  const least = { size: Infinity, text: "" };
  Object.assign(globalThis, { leastPainted: least });
  const own = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    const size = (parseFloat(/([\d.]+)px/.exec(this.font)![1]!) * Math.abs(this.getTransform().d)) / devicePixelRatio;
    if (size < least.size && text.trim() !== "") Object.assign(least, { size, text: `${text} (${this.font})` });
    own.call(this, text, ...rest);
  };
}

/** The first thing anybody sees. */
import { NAME_LENGTH, normaliseCode } from "@mindbug/shared/protocol";
import { button, fill, h, link } from "../app/dom.ts";
import { go, HREF, roomHref } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { say, type TextKey } from "../i18n/index.ts";
import { fileUrl } from "../net/place.ts";
import { forgetSeat, lastSeat } from "../net/secrets.ts";
import { changeSettings, cleanName, settings } from "../settings.ts";
import { cardFace } from "./cardFace.ts";
import { atlasPicture, commonPicture, field } from "./parts.ts";
import { settingsPanel } from "./settingsPanel.ts";

const HERO = ["shark-dog", "bee-bear", "compost-dragon", "kangasaurus-rex", "elephantopus"];

export function nameField(): HTMLElement {
  const input = h("input", {
    class: "text-input",
    attrs: {
      id: "name",
      name: "name",
      type: "text",
      maxlength: NAME_LENGTH,
      autocomplete: "nickname",
      spellcheck: "false",
      dir: "auto",
      placeholder: say("namePlaceholder"),
      value: settings().name,
    },
  });
  input.addEventListener("input", () => changeSettings({ name: cleanName(input.value) }));
  return field(say("yourName"), input);
}

/** A form for a code; `watch` joins as a spectator. */
export function codeForm(label: TextKey, watch: boolean): HTMLElement {
  const complaint = h("p", { class: "complaint", attrs: { id: "code-complaint", role: "alert" } });
  const input = h("input", {
    class: "text-input code-input",
    attrs: {
      id: "code",
      name: "code",
      type: "text",
      maxlength: 12,
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      placeholder: say("codePlaceholder"),
      "aria-describedby": "code-complaint",
    },
  });
  const form = h(
    "form",
    { class: "code-form", attrs: { novalidate: true } },
    field(say(label), input),
    h("button", { class: "button button-act", attrs: { type: "submit" } }, watch ? say("watch") : say("join")),
    complaint,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const code = normaliseCode(input.value);
    if (code !== null) return go(roomHref(code, watch));
    complaint.textContent = say("codeWrong");
    input.setAttribute("aria-invalid", "true");
    input.focus();
  });
  return form;
}

function bigDoor(
  href: string,
  label: TextKey,
  line: TextKey,
  pictures: readonly HTMLElement[],
  className: string,
): HTMLElement {
  return link(
    h(
      "span",
      { class: "door-inside" },
      h("span", { class: "door-pictures" }, ...pictures),
      h("span", { class: "door-label" }, say(label)),
      h("span", { class: "door-line" }, say(line)),
    ),
    href,
    { class: `door ${className}` },
  );
}

const smallDoor = (href: string, label: TextKey, line: TextKey, picture: HTMLElement): HTMLElement =>
  link(
    h(
      "span",
      { class: "door-inside" },
      picture,
      h(
        "span",
        { class: "door-words" },
        h("span", { class: "door-label" }, say(label)),
        h("span", { class: "door-line" }, say(line)),
      ),
    ),
    href,
    { class: "small-door" },
  );

function returning(): HTMLElement | null {
  const code = lastSeat();
  if (code === null) return null;
  const strip = h("p", { class: "returning" });
  fill(
    strip,
    link(say("continueMatch", { code }), roomHref(code), { class: "button button-act" }),
    button(
      say("forgetTable"),
      () => {
        forgetSeat(code);
        strip.remove();
      },
      { class: "button-quiet" },
    ),
  );
  return strip;
}

export function homeScreen(): Screen {
  const element = h(
    "div",
    { class: "page home" },
    h(
      "header",
      { class: "hero" },
      h("div", { class: "hero-cards", attrs: { "aria-hidden": "true" } }, ...HERO.map((key) => cardFace(key, "hand"))),
      h(
        "div",
        { class: "hero-title" },
        h(
          "h1",
          {},
          h("img", {
            class: "hero-logo",
            attrs: { src: fileUrl("art/logo.svg"), alt: say("appName"), width: 480, height: 160 },
          }),
        ),
        h("p", { class: "hero-tagline" }, say("tagline")),
      ),
    ),
    h(
      "main",
      { class: "home-body", attrs: { id: "content" } },
      h("div", { class: "home-fields" }, nameField(), codeForm("joinCode", false)),
      returning(),
      h(
        "nav",
        { class: "doors", attrs: { "aria-label": say("menu") } },
        bigDoor(
          HREF.friend,
          "playFriend",
          "playFriendLine",
          [atlasPicture("first-contact", "bee-bear"), atlasPicture("first-contact", "tiger-squirrel")],
          "door-friend",
        ),
        bigDoor(HREF.bot, "playBot", "playBotLine", [atlasPicture("first-contact", "brain-fly")], "door-bot"),
      ),
      h(
        "nav",
        { class: "small-doors", attrs: { "aria-label": say("home") } },
        smallDoor(HREF.lesson, "firstMatch", "firstMatchLine", commonPicture("token-mindbug")),
        smallDoor(HREF.rules, "howTo", "howToLine", commonPicture("trigger-play")),
        smallDoor(HREF.cards, "cardsTitle", "cardsLine", commonPicture("back-first-contact")),
        smallDoor(HREF.watching, "watch", "watchLine", commonPicture("keyword-sneaky")),
      ),
      settingsPanel(),
    ),
    h("footer", { class: "home-foot" }, h("p", {}, say("unofficial")), h("p", {}, say("creditsLine"))),
  );
  return { element, title: "" };
}

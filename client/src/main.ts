import "@fontsource/lilita-one";
import "@fontsource-variable/nunito";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/screens.css";
import "./styles/room.css";
import { startApp } from "./app/app.ts";
import { detectLanguage, setLanguage } from "./i18n/index.ts";
import { applySettings } from "./settings.ts";

const host = document.querySelector<HTMLElement>("#app");
if (host === null) throw new Error("The page has no #app.");
setLanguage(detectLanguage());
applySettings();

const asked = new URLSearchParams(location.search);
// The door prepares Pixi for a page that forbids eval.
if (asked.has("fixture"))
  void Promise.all([import("./developer/fixturePage.ts"), import("./screens/tableDoor.ts")]).then(([{ fixturePage }]) =>
    fixturePage(host, asked.get("fixture")),
  );
else startApp(host);

import "@fontsource/lilita-one";
import "@fontsource-variable/nunito";
import "./styles/base.css";
// Components that read a signal are drawn again when it changes.
import "@preact/signals";
import { render } from "preact";
import { App, startScreens } from "./app/App.tsx";
import { startAttention } from "./app/attention.ts";
import { startNavigation } from "./app/navigation.ts";
import { reloadWhenPartsAreGone } from "./app/reload.ts";
import { startOverlays } from "./app/useBackCloses.ts";
import { startLanguage } from "./i18n/index.ts";
import { startInstalling } from "./offline/installing.ts";
import { startReach } from "./offline/reach.ts";
import { startUpdates } from "./offline/updates.ts";
import { startSettings } from "./store/settings.ts";

const host = document.querySelector<HTMLElement>("#app");
if (host === null) throw new Error("The page has no #app.");
startLanguage();
startSettings();

const asked = new URLSearchParams(location.search);
if (asked.has("fixture")) {
  document.getElementById("splash")?.remove();
  void import("./developer/fixturePage.tsx").then(({ fixturePage }) => fixturePage(host, asked.get("fixture")));
} else {
  reloadWhenPartsAreGone();
  startAttention();
  startOverlays();
  startNavigation();
  startScreens();
  startReach();
  startInstalling();
  // While the page is being worked on it must not be kept.
  if (import.meta.env.PROD) startUpdates();
  render(<App />, host);
}

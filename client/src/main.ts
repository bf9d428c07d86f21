import "@fontsource/lilita-one";
import "@fontsource-variable/nunito";
import "./styles.css";
import { fixturePage } from "./developer/fixturePage.ts";
import { detectLanguage, setLanguage } from "./i18n/index.ts";

const host = document.querySelector<HTMLElement>("#app");
if (host === null) throw new Error("The page has no #app.");
setLanguage(detectLanguage());
void fixturePage(host, new URLSearchParams(location.search).get("fixture"));

/** The whole screen for the page, where the browser can give it. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n/index.ts";

const isFull = (): boolean => document.fullscreenElement !== null;

export function FullscreenButton() {
  const [full, setFull] = useState(isFull);
  useEffect(() => {
    const follow = (): void => setFull(isFull());
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  // Safari on iPhones knows nothing of it.
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    const change = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // The browser may refuse: the button then stays as it is.
    change.catch(() => undefined);
  };
  return (
    <button type="button" class="button" id="fullscreen" onClick={toggle}>
      {say(full ? "fullscreenEnd" : "fullscreen")}
    </button>
  );
}

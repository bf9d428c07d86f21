/** Shows a screen that is not a component yet. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { language, say, type TextKey } from "../i18n/index.ts";
import { useTitle } from "./attention.ts";
import type { Screen } from "./screen.ts";

function Mounted({ make }: { readonly make: () => Screen }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const screen = make();
    host.current?.replaceChildren(screen.element);
    screen.shown?.();
    return () => screen.destroy?.();
  }, []);
  return <div ref={host} />;
}

export function OldScreen({ make, title }: { readonly make: () => Screen; readonly title: TextKey }) {
  useTitle(say(title));
  return <Mounted key={language()} make={make} />;
}

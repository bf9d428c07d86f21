/** The tab calls: title and icon change while it is this player's turn and nobody looks. */
import { computed, effect, signal } from "@preact/signals-core";
import { useLayoutEffect } from "preact/hooks";
import { say } from "../i18n/index.ts";
import { fileUrl } from "../net/place.ts";

const BLINK = 1200;

const screenTitle = signal("");
const calling = signal(false);
/** While the tab is hidden its title blinks. */
const lit = signal(true);

const tabTitle = computed(() => {
  const title = screenTitle.value === "" ? say("appName") : `${screenTitle.value} · ${say("appName")}`;
  return calling.value && lit.value ? `● ${say("yourTurnTitle")} ${title}` : title;
});

export const attention = {
  call(on: boolean): void {
    calling.value = on;
  },
};

/** Names the tab while the component is shown; empty for the app's name alone. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    screenTitle.value = title;
  }, [title]);
}

export function startAttention(): void {
  effect(() => {
    document.title = tabTitle.value;
  });
  effect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const wanted = fileUrl(calling.value ? "art/favicon-turn.svg" : "art/favicon.svg");
    if (icon !== null && icon.href !== wanted) icon.href = wanted;
  });
  effect(() => {
    lit.value = true;
    if (!calling.value) return;
    const timer = setInterval(() => {
      lit.value = !document.hidden || !lit.peek();
    }, BLINK);
    return () => clearInterval(timer);
  });
}

/** Some browsers say when the page could be installed, and then wait to be asked. */
import { signal } from "@preact/signals-core";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = signal<InstallPrompt | null>(null);

/** Components that call this follow every change. */
export const mayInstall = (): boolean => offered.value !== null;

export function startInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // Not when the browser likes, but where somebody looks for it.
    event.preventDefault();
    offered.value = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => {
    offered.value = null;
  });
}

/** It can be asked once. */
export function install(): void {
  void offered.peek()?.prompt();
  offered.value = null;
}

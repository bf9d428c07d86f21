/** Keeps a phone's screen lit while a match is played. The browser lets go of it whenever the page is hidden. */
import { useEffect } from "preact/hooks";

class AwakeScreen {
  private lock: Promise<WakeLockSentinel | null> | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.follow);
    this.follow();
  }

  release(): void {
    document.removeEventListener("visibilitychange", this.follow);
    void this.lock?.then((lock) => lock?.release());
  }

  private readonly follow = (): void => {
    if (document.hidden) return;
    // A low battery may forbid it: the match goes on all the same.
    this.lock = navigator.wakeLock.request("screen").catch(() => null);
  };
}

export function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    const screen = new AwakeScreen();
    return () => screen.release();
  }, [wanted]);
}

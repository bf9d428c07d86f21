/** Does something as soon as the page has not fetched anything for a while. */
const QUIET_MS = 3000;

export function whenQuiet(act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver(() => wait());
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.readyState !== "complete") return wait();
      observer.disconnect();
      act();
    }, QUIET_MS);
  };
  observer.observe({ type: "resource", buffered: true });
  wait();
}

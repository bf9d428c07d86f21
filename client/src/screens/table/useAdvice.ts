/** Words that stand for a moment; newer ones replace them. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

const ADVICE_MS = 8000;

export function useAdvice(): [ComponentChildren, (words: ComponentChildren) => void] {
  const [advice, setAdvice] = useState<ComponentChildren>(null);
  useEffect(() => {
    if (advice === null) return;
    const timer = setTimeout(() => setAdvice(null), ADVICE_MS);
    return () => clearTimeout(timer);
  }, [advice]);
  return [advice, setAdvice];
}

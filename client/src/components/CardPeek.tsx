/** The card behind a name in a text, beside that name and inside the window. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardFace } from "./CardFace.tsx";
import { Reminders } from "./Reminders.tsx";
import "./cardPeek.css";

const GAP = 10;

interface CardPeekProps {
  readonly card: string;
  /** Where the name stands. */
  readonly beside: DOMRect;
}

export function CardPeek({ card, beside }: CardPeekProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { width, height } = element.getBoundingClientRect();
    const before = beside.left - width - GAP;
    const left = before >= 0 ? before : Math.min(innerWidth - width - GAP, beside.right + GAP);
    const top = Math.max(GAP, Math.min(innerHeight - height - GAP, beside.top - height / 2));
    element.style.left = `${Math.max(GAP, left)}px`;
    element.style.top = `${top}px`;
  }, [card, beside]);
  return (
    <div ref={box} class="peek" role="tooltip">
      <CardFace card={card} detail="full" />
      <Reminders card={card} />
    </div>
  );
}

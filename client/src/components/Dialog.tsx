/** Modal questions as real dialogs: the browser keeps the focus inside and gives it back. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useBackCloses } from "../app/useBackCloses.ts";

interface DialogProps {
  readonly title: string;
  /** It is no longer wanted: Escape, a press beside it, "back". */
  readonly onClose: () => void;
  readonly class?: string;
  /** The title is read by assistive technology only. */
  readonly titleHidden?: boolean;
  /** The address says that it is open, so that "back" closes it anyhow. */
  readonly inAddress?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ComponentChildren;
}

export function Dialog(props: DialogProps) {
  const { title, onClose, class: look = "", titleHidden = false, inAddress = false, onKeyDown, children } = props;
  useBackCloses(!inAddress, onClose);
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // A dialog that is only taken off the page would not give the focus back.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${look}`.trim()}
      {...(titleHidden ? { "aria-label": title } : { "aria-labelledby": "dialog-title" })}
      onClose={(event) => {
        if (event.currentTarget.isConnected) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => onKeyDown?.(event)}
    >
      {!titleHidden && <h2 id="dialog-title">{title}</h2>}
      {children}
    </dialog>
  );
}

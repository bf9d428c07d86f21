/**
 * Copies an address and says so beside itself. Where the browser forbids it (no https), the address is shown to be
 * copied by hand.
 */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../i18n/index.ts";

interface CopyButtonProps {
  readonly address: () => string;
  readonly id?: string;
  readonly class?: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}

export function CopyButton({ address, class: look = "", id, title, children }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid(`✓ ${say("copied")}`);
    } catch {
      setSaid(say("copyFailed", { link: address() }));
    }
  };
  return (
    <span class="copying">
      <button
        type="button"
        class={`button ${look}`.trim()}
        {...(id === undefined ? {} : { id })}
        {...(title === undefined ? {} : { title, "aria-label": title })}
        onClick={() => void copy()}
      >
        {children}
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </span>
  );
}

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

/** Answers with what to tell whoever wanted it. */
export async function copyAddress(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return `✓ ${say("copied")}`;
  } catch {
    return say("copyFailed", { link: address });
  }
}

export function CopyButton({ address, class: look = "", id, title, children }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  return (
    <span class="copying">
      <button
        type="button"
        class={`button ${look}`.trim()}
        {...(id === undefined ? {} : { id })}
        {...(title === undefined ? {} : { title, "aria-label": title })}
        onClick={() => void copyAddress(address()).then(setSaid)}
      >
        {children}
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </span>
  );
}

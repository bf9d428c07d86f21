/** Hands a link to the system's own list of people and programs. Where there is none, one copies it. */
import { useState } from "preact/hooks";
import { say } from "../i18n/index.ts";
import { copyAddress } from "./CopyButton.tsx";

interface ShareButtonProps {
  readonly text: string;
  readonly address: () => string;
}

export function ShareButton({ text, address }: ShareButtonProps) {
  const [said, setSaid] = useState("");
  if (typeof navigator.share !== "function") return null;
  const share = async (): Promise<void> => {
    const url = address();
    try {
      await navigator.share({ title: say("appName"), text, url });
    } catch (problem) {
      // Closing the sheet without sharing is no problem of ours; whatever else stands in the way, the link is copied.
      const closed = problem instanceof DOMException && problem.name === "AbortError";
      if (!closed) setSaid(await copyAddress(url));
    }
  };
  return (
    <span class="copying">
      <button type="button" class="button button-act" id="share" onClick={() => void share()}>
        {say("share")}
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </span>
  );
}

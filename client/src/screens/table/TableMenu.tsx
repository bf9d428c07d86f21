/** The table's menu, and the question before a match is given up. */
import type { Pool } from "@mindbug/shared/pool";
import { useState } from "preact/hooks";
import { HREF } from "../../app/router.ts";
import { CopyButton } from "../../components/CopyButton.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { FullscreenButton } from "../../components/FullscreenButton.tsx";
import { PoolList } from "../../components/PoolList.tsx";
import { RulesLink } from "../../components/RulesLink.tsx";
import { SettingsPanel } from "../../components/SettingsPanel.tsx";
import { ShareButton } from "../../components/ShareButton.tsx";
import { say } from "../../i18n/index.ts";
import { roomLink } from "../../net/place.ts";

interface TableMenuProps {
  /** null where nobody can come. */
  readonly code: string | null;
  /** What is played with, where that is not whole sets. */
  readonly pool: Pool | null;
  readonly mayConcede: boolean;
  readonly onConcede: () => void;
  readonly onClose: () => void;
}

export function TableMenu({ code, pool, mayConcede, onConcede, onClose }: TableMenuProps) {
  const [asks, setAsks] = useState(false);
  const link = (): string => roomLink(code ?? "");
  if (asks)
    return (
      <Dialog key="concede" title={say("concedeQuestion")} onClose={onClose}>
        <div class="actions">
          <button type="button" class="button button-act" onClick={onClose}>
            {say("concedeNo")}
          </button>
          <button
            type="button"
            class="button button-danger"
            onClick={() => {
              onConcede();
              onClose();
            }}
          >
            {say("concedeYes")}
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog key="menu" title={say("menu")} onClose={onClose}>
      {code !== null && (
        <p class="menu-code">
          {say("tableFor", { code })} <ShareButton text={say("shareText", { code })} address={link} />{" "}
          <CopyButton class="button-quiet" address={link}>
            {say("copyLink")}
          </CopyButton>
        </p>
      )}
      {pool !== null && <PoolList pool={pool} />}
      <SettingsPanel />
      <div class="actions">
        <button type="button" class="button button-act" onClick={onClose}>
          {say("close")}
        </button>
        <FullscreenButton />
        <RulesLink />
        {mayConcede && (
          <button type="button" class="button button-danger" onClick={() => setAsks(true)}>
            {say("concede")}
          </button>
        )}
        <a class="button" href={HREF.home}>
          {say("leaveTable")}
        </a>
      </div>
    </Dialog>
  );
}

/** Before "back" leads out of a match that goes on. */
export const LeaveQuestion = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={say("leaveQuestion")} onClose={onClose}>
    <p>{say("leaveQuestionLine")}</p>
    <div class="actions">
      <button type="button" class="button button-act" onClick={onClose}>
        {say("concedeNo")}
      </button>
      <a class="button" href={HREF.home}>
        {say("leaveTable")}
      </a>
    </div>
  </Dialog>
);

/** "A new version is ready": never over a match without being asked. */
import { say } from "../i18n/index.ts";
import { updateAfterMatch, updateNotNow, updateNow, updateQuestion } from "./updates.ts";
import "./updateNotice.css";

export function UpdateNotice() {
  const question = updateQuestion();
  return (
    <div role="status">
      {question !== "none" && (
        <section class="update-notice" aria-label={say("updateReady")} data-question={question}>
          <p>{say(question === "now" ? "updateReady" : "updateInMatch")}</p>
          <div class="actions">
            <button
              type="button"
              class="button button-act"
              id="update-yes"
              onClick={question === "now" ? updateNow : updateAfterMatch}
            >
              {say(question === "now" ? "updateReload" : "updateAfterMatch")}
            </button>
            <button type="button" class="button button-quiet" id="update-no" onClick={updateNotNow}>
              {say("updateNotNow")}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

/** Modal questions as real dialogs: the browser keeps the focus inside and gives it back. */
import { button, type Child, h } from "../app/dom.ts";
import { say } from "../i18n/index.ts";

export interface DialogAction {
  readonly label: string;
  readonly class?: string;
  readonly act?: () => void;
}

export function openDialog(
  title: string,
  content: readonly Child[],
  actions: readonly DialogAction[] = [{ label: say("close") }],
): HTMLDialogElement {
  const dialog = h("dialog", { class: "dialog", attrs: { "aria-labelledby": "dialog-title" } });
  dialog.append(
    h("h2", { attrs: { id: "dialog-title" } }, title),
    ...content.filter((child): child is Node | string => child !== null && child !== false),
    h(
      "div",
      { class: "actions" },
      ...actions.map(({ label, class: look, act }) =>
        button(
          label,
          () => {
            dialog.close();
            act?.();
          },
          look === undefined ? {} : { class: look },
        ),
      ),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

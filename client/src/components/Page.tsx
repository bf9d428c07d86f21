/** The frame of every screen that is not a table: a way back, a heading, a page. */
import type { ComponentChildren } from "preact";
import { useTitle } from "../app/attention.ts";
import { HREF } from "../app/router.ts";
import { say } from "../i18n/index.ts";
import { Icon } from "./Icon.tsx";

interface PageProps {
  readonly title: string;
  /** For the tab, where the heading says too little. */
  readonly tabTitle?: string;
  readonly class?: string;
  /** Where "back" leads. */
  readonly backTo?: string;
  readonly children: ComponentChildren;
}

export function Page({ title, tabTitle = title, class: look = "", backTo = HREF.home, children }: PageProps) {
  useTitle(tabTitle);
  return (
    <div class={`page ${look}`}>
      <header class="page-head">
        <a class="back" href={backTo}>
          <span class="back-inside">
            <Icon name="back" />
            {say("back")}
          </span>
        </a>
        <h1>{title}</h1>
      </header>
      <main class="page-body" id="content">
        {children}
      </main>
    </div>
  );
}

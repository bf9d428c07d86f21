/** A screen lives from being shown to being left. */
export interface Screen {
  readonly element: HTMLElement;
  /** For the tab's title; the app's name follows. */
  readonly title: string;
  /** Called once it is in the page. */
  readonly shown?: () => void;
  readonly destroy?: () => void;
}

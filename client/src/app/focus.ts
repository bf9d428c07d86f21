/** Where the focus goes when what is shown becomes something else. */
export function focusHeading(within: ParentNode | null): void {
  const heading = within?.querySelector<HTMLElement>("h1, [data-focus]");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

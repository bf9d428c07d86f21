/** Drawn icons of one path on a 24 unit square; decoration only, so that their button must carry the words. */
const ICON = {
  back: "M15 5l-7 7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  speak: "M4 5h16v11H9l-5 4z",
  close: "M6 6l12 12M18 6L6 18",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9c1.500 2 1.500 4 0 6M18.500 6.500c3 3.500 3 7.500 0 11",
  silent: "M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6",
  eye: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 100 6 3 3 0 000-6",
  bulb: "M9 18h6M10 21h4M8 14c-5-6 0-11 4-11s9 5 4 11z",
  undo: "M9 5L4 10l5 5M4 10h10c7 0 7 9 0 9h-3",
  book: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  keep: "M7 4h10v16l-5-4-5 4z",
  flag: "M6 21V4h12l-3 4 3 4H6",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-9 7 9 7zM6 5v14",
  last: "M6 5l9 7-9 7zM18 5v14",
  previous: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  edit: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  branch: "M7 4v16M7 15c0-5 10-3 10-9M17 6l-3 3M17 6l3 3",
  less: "M6 12h12",
  more: "M6 12h12M12 6v12",
  link: "M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1",
} as const;

export type IconName = keyof typeof ICON;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
    <path d={ICON[name]} />
  </svg>
);

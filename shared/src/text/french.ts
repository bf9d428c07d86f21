/** French typography: a mark of two parts stands after a space, and a line never breaks at that space. */
const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";

/**
 * Makes the spaces that belong to French marks unbreakable.
 * Marks without a space before them (addresses, times) stay as they are.
 */
export const french = (text: string): string =>
  text
    .replace(/[ \u00a0](?=[?!;%])/g, NARROW_NO_BREAK)
    .replace(/ (?=[:»])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`);

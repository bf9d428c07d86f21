/** Everything is found relative to the page, so that the game works under any sub-path. */
export const pageFolder = (): URL => new URL(".", document.baseURI);
export const fileUrl = (path: string): string => new URL(path, pageFolder()).href;
/** The whole address of a place in this page, to be sent to somebody. */
export const linkTo = (href: string): string => `${pageFolder().href}${href}`;
export const roomLink = (code: string): string => `${pageFolder().href}#/${code}`;

/** The build writes one manifest for each language. */
export const manifestName = (language: string): string => `manifest.${language}.webmanifest`;

/** Room codes: short enough to say aloud, without letters and digits that look or sound alike. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 5;

const PATTERN = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** The code as the server spells it, or null if this cannot be one. */
export function normaliseCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return PATTERN.test(code) ? code : null;
}

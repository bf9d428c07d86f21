/** Room codes: short enough to say aloud, without letters and digits that look or sound alike. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 5;
/** Where many rooms are open their codes are longer, so that guessing does not pay. */
export const LONGEST_CODE = 7;

const PATTERN = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH},${LONGEST_CODE}}$`);

/** The code as the server spells it, or null if this cannot be one. */
export function normaliseCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  // A longer one without a digit is a word: one of our pages, perhaps.
  return PATTERN.test(code) && (code.length === CODE_LENGTH || /\d/.test(code)) ? code : null;
}

/** What the eye is told about a card: whether it may be chosen, is chosen, attacks, or may be hunted. */
export type CardMood = "plain" | "legal" | "picked" | "dim" | "hint" | "attacker" | "prey";

/** What the eye is told about a card: whether it may be chosen, is chosen, or is the one that attacks. */
export type CardMood = "plain" | "legal" | "picked" | "dim" | "hint" | "attacker";

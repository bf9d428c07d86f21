/** Somebody connected to the room of an evening. */
export interface Visitor {
  /** null for somebody who only looks on. */
  readonly person: number | null;
  readonly name: string;
  readonly address: string;
  /** Of somebody who has just come. */
  readonly secret: string | undefined;
  /** Whether the secret is known to have arrived. */
  confirmed: boolean;
}

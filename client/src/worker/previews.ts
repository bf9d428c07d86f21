/** Previews for whoever sits there: of the question that this seat is asked now, and of no other. */
import { type MatchState, previewAnswers, type Seat } from "@mindbug/shared";
import type { Previews } from "@mindbug/shared/protocol";

interface PreviewsMessage {
  readonly is: "previews";
  readonly previews: Previews;
}

export function tellPreviews(s: MatchState, seat: Seat, id: number, tell: (message: PreviewsMessage) => void): void {
  if (s.prompt?.id === id && s.prompt.seat === seat)
    tell({ is: "previews", previews: { prompt: id, previews: previewAnswers(s) } });
}

/** The tab calls: title and icon change while it is this player's turn and nobody looks. */
import { say } from "../i18n/index.ts";
import { fileUrl } from "../net/place.ts";

const BLINK = 1200;

class Attention {
  private title = document.title;
  private calling = false;
  private timer: number | undefined;
  private shown = false;

  name(title: string): void {
    this.title = title;
    this.draw();
  }

  call(on: boolean): void {
    if (on === this.calling) return;
    this.calling = on;
    this.shown = on;
    clearInterval(this.timer);
    if (on)
      this.timer = window.setInterval(() => {
        this.shown = !document.hidden || !this.shown;
        this.draw();
      }, BLINK);
    this.draw();
  }

  private draw(): void {
    document.title = this.calling && this.shown ? `● ${say("yourTurnTitle")} ${this.title}` : this.title;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const wanted = fileUrl(this.calling ? "art/favicon-turn.svg" : "art/favicon.svg");
    if (icon !== null && icon.href !== wanted) icon.href = wanted;
  }
}

export const attention = new Attention();

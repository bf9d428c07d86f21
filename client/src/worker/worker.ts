/** The thread of a local match or an example: referee and bot, apart from the page. */
import { ExampleMatch } from "./exampleMatch.ts";
import { LocalMatch } from "./localMatch.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

const SEED_BYTES = 32;

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const tell = (message: FromWorker): void => postMessage(message);

let match: LocalMatch | ExampleMatch | null = null;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.is) {
    case "begin":
      match = new LocalMatch(data.options, newSeed(), tell);
      return;
    case "example":
      match = new ExampleMatch(data.example, data.name, tell);
      return;
    case "goOn":
      return match instanceof ExampleMatch ? match.goOn() : undefined;
    case "answer":
      return match?.decide({ prompt: data.prompt, answer: data.answer });
    case "preview":
      return match?.preview(data.prompt);
    case "concede":
      return match?.decide({ concede: true });
    default:
      data satisfies never;
  }
});

/** The thread that owns the SQLite file. One request after the other; each is answered. */
import { parentPort, workerData } from "node:worker_threads";
import { SqliteFile } from "./sqliteFile.ts";
import { type Answered, failureOf, type Opened, type Request, type WriteAnswer } from "./sqliteThread.ts";

const port = parentPort!;

function open(): SqliteFile | null {
  try {
    const file = new SqliteFile((workerData as { folder: string }).folder);
    port.postMessage({ value: { droppedFrames: file.droppedFrames } } satisfies Opened);
    return file;
  } catch (error) {
    port.postMessage({ failure: failureOf(error) } satisfies Opened);
    return null;
  }
}

async function write(file: SqliteFile, { writes }: Extract<Request, { what: "write" }>): Promise<WriteAnswer[]> {
  const results = await file.carryOut(writes);
  return results.map((result) => ("failed" in result ? { failure: failureOf(result.failed) } : result));
}

function carryOut(file: SqliteFile, request: Request): Promise<unknown> {
  switch (request.what) {
    case "write":
      return write(file, request);
    case "read":
      return file.read(request.sql, request.values);
    case "check":
      return file.check();
    case "close":
      return file.close();
  }
}

const file = open();
if (file !== null) {
  let queue = Promise.resolve();
  port.on("message", (request: Request) => {
    queue = queue
      .then(() => carryOut(file, request))
      .then(
        (value): Answered<unknown> => ({ value }),
        (error: unknown): Answered<unknown> => ({ failure: failureOf(error) }),
      )
      .then((answer) => port.postMessage(answer));
  });
}

/** The thread that owns the SQLite file. One request after the other; each is answered. */
import { parentPort, workerData } from "node:worker_threads";
import { SqliteFile } from "./sqliteFile.ts";
import { type Answered, failureOf, type Opened, type Request, type WriteAnswer } from "./sqliteThread.ts";
import { WriteUnpacker } from "./writeMessages.ts";

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

const unpacker = new WriteUnpacker();

async function write(file: SqliteFile, packed: string): Promise<string> {
  const results = await file.carryOut(unpacker.unpack(packed));
  return JSON.stringify(
    results.map((result): WriteAnswer => ("failed" in result ? { failure: failureOf(result.failed) } : result)),
  );
}

function carryOut(file: SqliteFile, request: Request): Promise<unknown> {
  switch (request.what) {
    case "write":
      return write(file, request.packed);
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

/** Making rooms and giving places in them without Colyseus' own HTTP routes, which limit nothing. */
import { ErrorCode, matchMaker } from "colyseus";

const { controller } = matchMaker;
export type Reserve = (method: string, target: string, options?: matchMaker.ClientOptions) => Promise<unknown>;

/**
 * What the routes would have called: a place in the room that this makes or names, with what a browser needs to take
 * it.
 */
export const reserve: Reserve = (method, target, options) => controller.invokeMethod(method, target, options);

/** Something that is asked before every reservation. */
export function wrapReservations(wrapped: (before: Reserve) => Reserve): void {
  const before = controller.invokeMethod.bind(controller);
  controller.invokeMethod = wrapped(before);
}

/** In this process, whatever `selectProcessIdToCreateRoom` says. */
export const createRoomHere = async (name: string, options: unknown): Promise<void> =>
  void (await matchMaker.handleCreateRoom(name, options));

/** Colyseus' words for a room that is not there or does not answer. */
export function isUnavailable(error: unknown): boolean {
  const code = Number((error as { code?: unknown }).code);
  return code >= ErrorCode.MATCHMAKE_NO_HANDLER && code <= ErrorCode.MATCHMAKE_EXPIRED;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OnOver } from './when-over';

/** Next does not always report that it stopped rendering for a client that has gone. */
const MAX_HOLD_MS = 5000;
/** The most that a response takes once it has begun, so that nobody keeps a place by reading slowly. */
const MAX_READ_MS = 1000;
/**
 * Turns of the event loop from the end of a connection, when it becomes readable, to its close event: three, and one
 * more.
 */
const CLOSING_TURNS = 4;

/**
 * True if the client gave up before the server got to its request. A busy server reads the end of a connection only
 * after it has read the request.
 */
export async function isGivenUp(onOver: OnOver): Promise<boolean> {
  let isOver = false;
  onOver(() => {
    isOver = true;
  });
  for (let turn = 0; turn < CLOSING_TURNS; turn++) await nextTurn();
  return isOver;
}

/**
 * Keeps one of a few places until a request is over and its page rendered, because Next keeps rendering for a client
 * that has gone, but at most for a second after its response has begun. Returns a function to call once the page is
 * rendered.
 */
export function holdPlace(leave: () => void, onOver: OnOver, onStart: OnOver): () => void {
  let ended = 0;
  let isLeft = false;
  const leaveOnce = () => {
    if (!isLeft) leave();
    isLeft = true;
  };
  const end = () => {
    ended += 1;
    if (ended === 2) leaveOnce();
  };
  onOver(() => {
    end();
    if (!isLeft) setTimeout(leaveOnce, MAX_HOLD_MS).unref();
  });
  onStart(() => void setTimeout(leaveOnce, MAX_READ_MS).unref());
  return end;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OnOver } from './when-over';

/** Next does not always tell that it has stopped rendering for somebody who has gone. */
const MAX_HOLD_MS = 5000;
/** What an answer still takes once it has begun; nobody keeps a place by reading slowly. */
const MAX_READ_MS = 1000;
/** Turns of the event loop from the end of a connection, when it can be read, to its closing: three, and one more. */
const CLOSING_TURNS = 4;

/**
 * True if a request was given up before the server came to it. A server that was busy reads the end of a connection
 * only after it has read the request.
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
 * Keeps one of a few places until a request is over and its page rendered, since Next renders on for somebody who has
 * gone, but no longer than a second after its answer has begun. To be called when the page is rendered: what it returns.
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

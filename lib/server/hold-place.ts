import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSignal } from '@/lib/signal';
import type { OnOver } from './when-over';

/** Next does not always report that it stopped rendering for a client that has gone. */
const MAX_RENDER_MS = 5000;
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
 * Reports when a request is over and its page rendered, because Next keeps rendering for a client that has gone. Call
 * `endRender` once the page is rendered, or is not going to be.
 */
export function watchDone(onOver: OnOver): { onDone: OnOver; endRender: () => void } {
  const done = createSignal();
  let ended = 0;
  const end = () => {
    ended += 1;
    if (ended === 2) done.happen();
  };
  onOver(() => {
    end();
    if (ended < 2) setTimeout(done.happen, MAX_RENDER_MS).unref();
  });
  return { onDone: done.on, endRender: end };
}

/** Keeps one of a few places until a request is done, but at most for a second after its response has begun. */
export function holdPlace(leave: () => void, onDone: OnOver, onStart: OnOver): void {
  const end = createSignal();
  end.on(leave);
  onDone(end.happen);
  onStart(() => void setTimeout(end.happen, MAX_READ_MS).unref());
}

const FIRST_WAIT_MS = 5000;

/** Until the network is back, or a while has passed. */
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    }
  });

/**
 * Fetches a part of the page. Where its script does not come, what the server made stays, and it is asked for again later,
 * each time after twice as long: a part that failed would take the whole page with it.
 */
export async function fetchPart<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await wait(waitMs);
    return fetchPart(load, waitMs * 2);
  }
}

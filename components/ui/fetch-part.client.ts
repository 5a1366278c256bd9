const FIRST_WAIT_MS = 5000;

/** Resolves when the network is back, or after a while. */
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
 * Loads a part of the page. If its script fails to load, the server's HTML stays, and loading is retried with doubling
 * delays: a failed lazy component would break the whole page.
 */
export async function fetchPart<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await wait(waitMs);
    return fetchPart(load, waitMs * 2);
  }
}

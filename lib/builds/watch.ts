import { isThrifty } from '@/lib/navigation/connection';
import { getLatestBuild } from './latest';

/** How often a visible page checks for a newer build. */
export const POLL_MS = 300_000;

/**
 * Checks periodically whether a newer build is served, and calls back once when there is one. Hidden pages and pages
 * with data saving on skip the check; a page that becomes visible again checks at once if it skipped one. Returns a
 * function that stops the checks.
 */
export function watchBuilds(current: string, onNewer: () => void): () => void {
  let askedAt = Date.now();
  const ask = async () => {
    if (document.hidden || isThrifty() || Date.now() - askedAt < POLL_MS - 1000) return;
    askedAt = Date.now();
    const latest = await getLatestBuild();
    // After a failed check, the next one tries again.
    if (latest === null || latest === current) return;
    stop();
    onNewer();
  };
  const turn = () => void ask();
  const timer = setInterval(turn, POLL_MS);
  document.addEventListener('visibilitychange', turn);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
  };
  return stop;
}

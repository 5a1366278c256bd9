import { isThrifty } from '@/lib/navigation/connection';
import { getLatestBuild } from './latest';

/** How often a page that is looked at asks for a newer build. */
export const POLL_MS = 300_000;

/**
 * Asks from time to time whether a newer build is served and calls back once when one is. A hidden page and one
 * that saves data do not ask; a page that is shown again asks at once if a turn was left out. Gives back what ends it.
 */
export function watchBuilds(current: string, onNewer: () => void): () => void {
  let askedAt = Date.now();
  const ask = async () => {
    if (document.hidden || isThrifty() || Date.now() - askedAt < POLL_MS - 1000) return;
    askedAt = Date.now();
    const latest = await getLatestBuild();
    // Without an answer, the next turn asks again.
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

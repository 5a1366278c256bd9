import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { isThrifty } from '@/lib/navigation/connection';
import { flashChanges } from './flash-changes';

/** Readings older than this are stale. */
export const STALE_MS = 120_000;
/** How often a page checks the age of its readings. */
export const LOOK_MS = 20_000;

type PublishedChain = { checkedAt?: string | null };

/** When the newest readings were taken, in milliseconds since 1970; 0 when that cannot be read. */
async function fetchCheckedAt(): Promise<number> {
  try {
    // The browser sends the ETag of its copy along, so unchanged figures cost a line.
    const response = await fetch('/nodes.json', { cache: 'no-cache', credentials: 'omit' });
    if (!response.ok) return 0;
    const { chains } = (await response.json()) as { chains?: PublishedChain[] };
    const times = chains?.map(({ checkedAt }) => Date.parse(checkedAt ?? '')) ?? [];
    return Math.max(0, ...times.filter((time) => !Number.isNaN(time)));
  } catch {
    return 0;
  }
}

/**
 * Refreshes the page when its readings are stale and newer ones exist. Waits while the tab is hidden, and does nothing
 * for visitors who save data. Changed figures flash.
 * @param time ISO time of the readings on the page
 */
export function useFreshReadings(time: string): void {
  const router = useRouter();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const shownAt = Date.parse(time);
      if (document.hidden || isThrifty() || Date.now() - shownAt < STALE_MS) return;
      const newest = await fetchCheckedAt();
      if (isOver || newest <= shownAt) return;
      flashChanges(document.querySelector('main'));
      router.refresh();
    };
    const onSight = () => void look();
    const timer = setInterval(onSight, LOOK_MS);
    document.addEventListener('visibilitychange', onSight);
    onSight();
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [time, router]);
}

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { isThrifty } from '@/lib/navigation/connection';

/** Readings older than this are stale. */
export const STALE_MS = 120_000;
/** How often a page checks the age of its readings. */
export const LOOK_MS = 20_000;

/**
 * Refreshes the page if its readings are stale and newer ones exist. Waits while the tab is hidden, and does nothing
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
      const { fetchCheckedAt, flashChanges } = await import('./newer-readings.client');
      const newest = await fetchCheckedAt();
      if (isOver || newest <= shownAt) return;
      flashChanges(document.querySelector('main'));
      router.refresh();
    };
    // Without a connection, the next check tries again.
    const onSight = () => void look().catch(() => undefined);
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

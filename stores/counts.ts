import { COUNT_PATH, MAX_EVENTS, type EventName } from '@/lib/analytics/events';
import { hasSignal, useConsent } from './consent';

type Reported = { name: EventName; subject?: string };

/** What happened on the page and is not reported yet. */
let events: Reported[] = [];
let path = '';

/** Counts something for the owner: without cookie or identifier, and reported only when the page is left. */
export function countEvent(name: EventName, subject = ''): void {
  const isKnown = events.some((event) => event.name === name && event.subject === subject);
  if (!isKnown && events.length < MAX_EVENTS) events.push({ name, subject });
}

/** Reports what was counted, unless the visitor wants no statistics. */
export function reportCounts(): void {
  const { accepted } = useConsent.getState();
  const isAllowed = !hasSignal() && (accepted?.includes('statistics') ?? true);
  if (isAllowed && events.length > 0) {
    navigator.sendBeacon(COUNT_PATH, JSON.stringify({ path, events }));
  }
  events = [];
}

/** Counts a page that is opened, after reporting the one before. */
export function countPage(pathname: string): void {
  if (pathname === path) return;
  reportCounts();
  path = pathname;
  countEvent('page');
}

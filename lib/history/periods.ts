import { DAY_MS } from '@/lib/utc-day';
import type { Period } from './types';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

export const PERIOD_MS: Readonly<Record<Period, number>> = { hour: HOUR_MS, day: DAY_MS };

/** How long each kind of row is kept; days are kept forever. */
export const KEPT_MS = { checks: 2 * DAY_MS, hour: 90 * DAY_MS, incidents: 90 * DAY_MS } as const;

/** The time span in which pages and files list incidents. */
export const INCIDENT_SPAN_MS = 30 * DAY_MS;

/** Returns the start of the bucket that contains a time; buckets are aligned to midnight UTC. */
export const toBucketStart = (time: number, lengthMs: number): number => time - (time % lengthMs);

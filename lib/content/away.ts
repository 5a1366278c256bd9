import { findProcessWide } from '@/lib/process-wide';
import type { Outage } from './transport/outage';

/** True while the content service does not answer this process. */
export function isContentAway(): boolean {
  const outage = findProcessWide<{ outage: Pick<Outage, 'reason'> }>('content.transport')?.outage;
  return outage !== undefined && outage.reason !== null;
}

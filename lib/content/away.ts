import { findProcessWide } from '@/lib/process-wide';
import type { Outage } from './transport/outage';

/** True while the content service does not respond to this process, and for some seconds afterwards. */
export function isContentAway(): boolean {
  const outage = findProcessWide<{ outage: Pick<Outage, 'hasFailedLately'> }>(
    'content.transport',
  )?.outage;
  return outage?.hasFailedLately() ?? false;
}

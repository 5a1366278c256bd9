import { CATEGORIES } from '@/lib/consent/categories';
import { loadScript, type VendorScripts } from '@/lib/vendors/scripts';
import { decide, openPanel } from '@/stores/consent';

/** The values of `data-action`, which let buttons work without a script of their own. */
export type ActionName = 'accept-all' | 'reject-all' | 'manage-cookies' | 'open-chat';

/** Stores the decision, and returns the focus to the page when the banner that had it is gone. */
function decideInBanner(chosen: Parameters<typeof decide>[0]) {
  decide(chosen);
  document.querySelector('main')?.focus({ preventScroll: true });
}

const ACTS: Record<ActionName, (scripts: VendorScripts) => void> = {
  'accept-all': () => decideInBanner(CATEGORIES),
  'reject-all': () => decideInBanner([]),
  'manage-cookies': openPanel,
  'open-chat': ({ chat }) => chat && loadScript(chat),
};

/** Runs the action of a `data-action` button; nothing for an unknown name. */
export function runAction(name: string, scripts: VendorScripts): void {
  if (Object.hasOwn(ACTS, name)) ACTS[name as ActionName](scripts);
}

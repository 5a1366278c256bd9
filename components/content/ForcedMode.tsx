import { toForcedMode } from '@/lib/theme/forced-mode';

/** Forces a colour mode on its page with a CSS rule: no script, so no flash. */
export function ForcedMode({ mode }: { mode: unknown }) {
  const forced = toForcedMode(mode);
  return forced ? <div hidden data-forced-mode={forced} /> : null;
}

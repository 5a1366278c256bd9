import { toForcedMode } from '@/lib/theme/forced-mode';

/** Holds the page that it stands on to a colour mode, by a rule of the style sheet: no script, so no flash. */
export function ForcedMode({ mode }: { mode: unknown }) {
  const forced = toForcedMode(mode);
  return forced ? <div hidden data-forced-mode={forced} /> : null;
}

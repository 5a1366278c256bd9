import { InlineScript } from '@/components/ui/InlineScript';
import { ForcedModeEffect } from './ForcedMode.client';

type Mode = 'light' | 'dark';

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark';

/** Returns the mode that a document forces; null if it leaves the choice to the visitor, or has an invalid value. */
export function toForcedMode(value: unknown): Mode | null {
  if (value === null || value === undefined || isMode(value)) return value ?? null;
  console.warn(`A page cannot force the colour mode "${String(value)}", only light or dark.`);
  return null;
}

/** Forces a colour mode on its page, before the first paint. */
export function ForcedMode({ mode }: { mode: unknown }) {
  const forced = toForcedMode(mode);
  if (!forced) return null;
  return (
    <div hidden data-forced-mode={forced}>
      <InlineScript code={`document.documentElement.dataset.mode='${forced}'`} />
      <ForcedModeEffect mode={forced} />
    </div>
  );
}

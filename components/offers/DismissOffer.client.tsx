'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { readEntry, writeEntry } from '@/lib/storage/web-storage';
import { getStorageKey } from './dismissal';

type Props = { kind: string; id: string; label: string; className?: string };

/** Closes its banner permanently; after a navigation, it hides a banner that was closed before. */
export function DismissOffer({ kind, id, label, className }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const hide = () => ref.current?.parentElement?.toggleAttribute('hidden', true);

  useEffect(() => {
    if (readEntry('local', getStorageKey(kind)) === id) hide();
  }, [kind, id]);

  const dismiss = () => {
    hide();
    // Without storage, the banner is closed for this page view only.
    writeEntry('local', getStorageKey(kind), id);
  };
  return (
    <button ref={ref} type="button" className={className} aria-label={label} onClick={dismiss}>
      <Icon name="close" size="small" />
    </button>
  );
}

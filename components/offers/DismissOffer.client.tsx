'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { getStorageKey } from './dismissal';

type Props = { kind: string; id: string; label: string; className?: string };

/** Closes the banner around it for good; after a change of page it hides one that was closed before. */
export function DismissOffer({ kind, id, label, className }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const hide = () => ref.current?.parentElement?.toggleAttribute('hidden', true);

  useEffect(() => {
    try {
      if (localStorage.getItem(getStorageKey(kind)) === id) hide();
    } catch {
      // Without storage nothing was closed.
    }
  }, [kind, id]);

  const dismiss = () => {
    hide();
    try {
      localStorage.setItem(getStorageKey(kind), id);
    } catch {
      // Without storage the banner is closed for this page view.
    }
  };
  return (
    <button ref={ref} type="button" className={className} aria-label={label} onClick={dismiss}>
      <Icon name="close" size="small" />
    </button>
  );
}

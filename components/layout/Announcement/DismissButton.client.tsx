'use client';

import { Icon } from '@/components/ui/Icon';
import { writeEntry } from '@/lib/storage/web-storage';
import { DISMISSED_KEY } from './dismissal';

type Props = { id: string; label: string; className?: string };

export function DismissButton({ id, label, className }: Props) {
  const dismiss = () => {
    document.documentElement.dataset.dismissed = '';
    // Without storage the bar is closed for this page view.
    writeEntry('local', DISMISSED_KEY, id);
  };
  return (
    <button type="button" className={className} aria-label={label} onClick={dismiss}>
      <Icon name="close" size="small" />
    </button>
  );
}

'use client';

import { Icon } from '@/components/ui/Icon';
import { ANNOUNCEMENT_ENTRY } from '@/lib/storage/entries';
import { writeEntry } from '@/lib/storage/web-storage';

type Props = { id: string; label: string; className?: string };

export function DismissButton({ id, label, className }: Props) {
  const dismiss = () => {
    document.documentElement.dataset.dismissed = '';
    // Without storage, the bar is closed for this page view only.
    writeEntry('local', ANNOUNCEMENT_ENTRY, id);
  };
  return (
    <button type="button" className={className} aria-label={label} onClick={dismiss}>
      <Icon name="close" size="small" />
    </button>
  );
}

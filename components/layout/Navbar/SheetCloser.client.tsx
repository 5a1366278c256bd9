'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { updatePageLock } from '@/components/ui/Dialog/page-lock';

/** Closes the sheet once a link in it has led to another page, and locks the page behind it. */
export function SheetCloser({ id }: { id: string }) {
  const pathname = usePathname();
  useEffect(() => {
    const sheet = document.getElementById(id);
    sheet?.addEventListener('toggle', updatePageLock);
    return () => sheet?.removeEventListener('toggle', updatePageLock);
  }, [id]);
  useEffect(() => {
    const sheet = document.getElementById(id);
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
  }, [id, pathname]);
  return null;
}

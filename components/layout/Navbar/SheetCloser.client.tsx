'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Closes the sheet once a link in it has led to another page. */
export function SheetCloser({ id }: { id: string }) {
  const pathname = usePathname();
  useEffect(() => {
    const sheet = document.getElementById(id);
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
  }, [id, pathname]);
  return null;
}

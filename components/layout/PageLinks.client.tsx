'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { getVisitedPage } from '@/lib/navigation/links';

/**
 * Opens links to pages in the client. One listener serves all links, so that each is plain HTML: it needs neither a
 * component nor hydration, and loads fully until this component is active.
 */
export function PageLinks() {
  const router = useRouter();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = getVisitedPage(event);
      if (!link) return;
      event.preventDefault();
      router.push(link.pathname + link.search);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [router]);
  return null;
}

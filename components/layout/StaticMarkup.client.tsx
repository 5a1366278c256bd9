'use client';

import { useRouter } from 'next/navigation';
import { createElement, useCallback, useState } from 'react';

type Props = {
  /** Name of the element; none on the server, whose pages are whole. */
  as?: string;
  /** Number of the piece in the document that the browser loaded. */
  piece?: number;
  attributes?: Record<string, unknown>;
};

/** HTML of pieces that left the page with the rest of it, for when the visitor comes back. */
const left = new Map<number, string>();

let isFetched = false;

/** Fetches the page's full data: React recreated the piece, as after an error, and its HTML is gone. */
function fetchPage(router: ReturnType<typeof useRouter>) {
  if (isFetched) return;
  isFetched = true;
  console.error('A piece of the page was missing; its data is fetched.');
  router.refresh();
}

/**
 * A piece of a page that React has no data of, since nothing changes it: the document has its HTML already, and React
 * leaves that alone. `lib/flight` writes such pieces into the data of cached pages.
 */
export function StaticMarkup({ as, piece = 0, attributes }: Props) {
  const [html] = useState(() => left.get(piece) ?? '');
  const router = useRouter();
  const ref = useCallback(
    (element: Element) => {
      if (!element.firstChild) fetchPage(router);
      return () => {
        left.set(piece, element.innerHTML);
      };
    },
    [piece, router],
  );
  if (!as) return null;
  return createElement(as, {
    ...attributes,
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

'use client';

import { useRouter } from 'next/navigation';
import { createElement, useCallback } from 'react';

type Props = {
  /** Tag name; absent on the server, whose pages are complete. */
  as?: string;
  /** Index of the piece in the loaded document. */
  piece?: number;
};

const EMPTY = { __html: '' };

/** Pieces that were unmounted with their page, for when the visitor returns. */
const left = new Map<number, Element>();

let isFetched = false;

/** Fetches the page's full data: React recreated the piece, as after an error, and its HTML is gone. */
function fetchPage(router: ReturnType<typeof useRouter>) {
  if (isFetched) return;
  isFetched = true;
  console.error('A piece of the page was missing; its data is fetched.');
  router.refresh();
}

/** Restores the piece's content in an element that React recreated. */
function restore(element: Element, old: Element) {
  for (const { name, value } of old.attributes) element.setAttribute(name, value);
  element.replaceChildren(...old.childNodes);
}

/**
 * A piece of a page that never changes, so React has no data for it: its HTML is already in the document, and React
 * leaves it alone. `lib/flight` writes such pieces into the data of cached pages.
 */
export function StaticMarkup({ as, piece = 0 }: Props) {
  const router = useRouter();
  const ref = useCallback(
    (element: Element) => {
      const old = left.get(piece);
      if (!element.firstChild && old) restore(element, old);
      if (!element.firstChild) fetchPage(router);
      return () => {
        left.set(piece, element);
      };
    },
    [piece, router],
  );
  if (!as) return null;
  return createElement(as, {
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: EMPTY,
  });
}

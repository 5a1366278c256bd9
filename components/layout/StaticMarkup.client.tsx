'use client';

import { useRouter } from 'next/navigation';
import { createElement, useCallback } from 'react';

type Props = {
  /** Name of the element; none on the server, whose pages are whole. */
  as?: string;
  /** Number of the piece in the document that the browser loaded. */
  piece?: number;
};

const EMPTY = { __html: '' };

/** Pieces that left the page with the rest of it, for when the visitor comes back. */
const left = new Map<number, Element>();

let isFetched = false;

/** Fetches the page's full data: React recreated the piece, as after an error, and its HTML is gone. */
function fetchPage(router: ReturnType<typeof useRouter>) {
  if (isFetched) return;
  isFetched = true;
  console.error('A piece of the page was missing; its data is fetched.');
  router.refresh();
}

/** Gives an element that React made anew what the piece had. */
function restore(element: Element, old: Element) {
  for (const { name, value } of old.attributes) element.setAttribute(name, value);
  element.replaceChildren(...old.childNodes);
}

/**
 * A piece of a page that React has no data of, since nothing changes it: the document has its HTML already, and React
 * leaves that alone. `lib/flight` writes such pieces into the data of cached pages.
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

'use client';

import { useEffect, useState } from 'react';
import {
  toNodeChoice,
  toNodeRequest,
  type NodeChoice,
  type NodeOption,
} from '@/lib/quotes/node-choice';
import { parseQuote, toQuoteText, type QuoteRequest } from '@/lib/quotes/quote-request';
import { toOverlay } from '@/lib/navigation/overlays';
import { splitLocale } from '@/lib/site/paths';
import { offerQuote, useQuote, writeQuote } from '@/stores/quote';

const toFull = (choice: NodeChoice): QuoteRequest => ({
  page: splitLocale(window.location.pathname).path,
  product: 'dedicated',
  ...toNodeRequest(choice),
});

/** Returns the request in the address; else the one that the visitor has put together before. */
function readRequest(): QuoteRequest {
  const { hash } = window.location;
  const named = toOverlay(hash) ? {} : parseQuote(hash);
  return Object.keys(named).length > 0 ? named : useQuote.getState().request;
}

/** A node that the page's address names, and that the visitor changes; what forms know of it follows. */
export function useNodeChoice(chains: readonly NodeOption[], regions: readonly string[]) {
  const [choice, setChoice] = useState(() => toNodeChoice({}, chains, regions));

  useEffect(() => {
    const follow = () => {
      // The hash of an overlay or of a section says nothing of the node.
      const next = toNodeChoice(readRequest(), chains, regions);
      setChoice(next);
      if (next) offerQuote(toFull(next), { chain: next.chain.name });
    };
    // After hydration, because the server does not know the hash.
    const frame = requestAnimationFrame(follow);
    window.addEventListener('hashchange', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('hashchange', follow);
      offerQuote(null);
    };
  }, [chains, regions]);

  const change = (patch: QuoteRequest) => {
    const next = choice && toNodeChoice({ ...toNodeRequest(choice), ...patch }, chains, regions);
    if (!next) return;
    setChoice(next);
    const request = toFull(next);
    offerQuote(request, { chain: next.chain.name });
    writeQuote(request, { chain: next.chain.name });
    // Going back leaves the page rather than undoing choices.
    const { pathname, search } = window.location;
    const hash = `#${toQuoteText(toNodeRequest(next))}`;
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  };

  return { choice, change };
}

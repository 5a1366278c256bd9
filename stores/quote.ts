import { create } from 'zustand';
import type { QuoteNames } from '@/lib/quotes/format-quote';
import { parseQuote, toQuoteText, type QuoteRequest } from '@/lib/quotes/quote-request';
import { QUOTE_ENTRY } from '@/lib/storage/entries';
import { readObject, writeEntry } from '@/lib/storage/web-storage';

type State = {
  request: QuoteRequest;
  names: QuoteNames;
  /** The page with the tool that the request was put together with, without language prefix. */
  tool: string | null;
  /** What the page's tool shows; taken over once the visitor asks for it. */
  offer: { request: QuoteRequest; names: QuoteNames } | null;
};

type Kept = Omit<State, 'offer'>;

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Whatever was stored is read like an address: anything else in it is left out. */
function readState(): State {
  const stored = typeof window === 'undefined' ? null : readObject('session', QUOTE_ENTRY);
  const { page: tool = null } = parseQuote(`page=${asText(stored?.tool) ?? ''}`);
  const names = { chain: asText(stored?.chain), plan: asText(stored?.plan) };
  return { request: parseQuote(asText(stored?.request) ?? ''), names, tool, offer: null };
}

export const useQuote = create<State>(readState);

function keep(state: Kept) {
  useQuote.setState(state);
  const { request, names, tool } = state;
  writeEntry(
    'session',
    QUOTE_ENTRY,
    JSON.stringify({ request: toQuoteText(request), tool, ...names }),
  );
}

/** Another product needs another configuration, but the visitor's traffic stays the same. */
function carryOver({ request, names, tool }: Kept, next: QuoteRequest): Kept {
  const isOther = next.product && request.product && next.product !== request.product;
  if (!isOther) return { request, names, tool };
  const { callsPerDay, computeUnits, peak } = request;
  return { request: { callsPerDay, computeUnits, peak }, names: {}, tool };
}

/** Adds what a page or its button says of the request. */
export function noteQuote(next: QuoteRequest, names: QuoteNames = {}) {
  const kept = carryOver(useQuote.getState(), next);
  // A name belongs to the chain or plan that it came with.
  const own = {
    ...('chain' in next && { chain: names.chain }),
    ...('plan' in next && { plan: names.plan }),
  };
  keep({ ...kept, request: { ...kept.request, ...next }, names: { ...kept.names, ...own } });
}

/** Takes over what a visitor has put together with a tool; `next.page` is the tool's. */
export function writeQuote(next: QuoteRequest, names?: QuoteNames) {
  noteQuote(next, names);
  const { request, names: known } = useQuote.getState();
  keep({ request, names: known, tool: next.page ?? null });
}

/** Shows what the page's tool says now; null once it has gone. */
export const offerQuote = (request: QuoteRequest | null, names: QuoteNames = {}) =>
  useQuote.setState({ offer: request && { request, names } });

/** Takes over what the page's tool shows, if it has one. */
export function takeOffer() {
  const { offer } = useQuote.getState();
  if (offer) writeQuote(offer.request, offer.names);
}

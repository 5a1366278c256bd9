import 'server-only';
import type { Content } from '@prismicio/client';
import type { Locale } from '@/lib/i18n/locales';
import { getCaseDocuments } from '.';
import { readOnce } from './request-cache';

/** What calls ask of a node, in the order of the bar. */
export const CALL_KINDS = ['state', 'calls', 'blocks', 'logs', 'transactions'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** A share of a product's calls; `percent` is illustrative. */
export type CallShare = { kind: CallKind; percent: number; method: string | null };

/** How a kind of product uses nodes. */
export type CallPattern = {
  shares: CallShare[];
  /** Keys of the chains it reads. */
  chains: string[];
};
export type CaseStudy = CallPattern & { uid: string };

type Data = Content.CaseStudyDocument['data'];

/** Reads a document's call shares, each kind once and in the order of the bar; invalid figures are dropped. */
function toShares({ calls }: Data): CallShare[] {
  return CALL_KINDS.flatMap((kind) => {
    const call = calls.find((one) => one.kind === kind);
    const percent = call?.percent ?? 0;
    return percent > 0 && percent <= 100 ? [{ kind, percent, method: call?.method ?? null }] : [];
  });
}

/** Returns the chains of the page's first showcase. */
function toChains({ slices }: Data): string[] {
  const [showcase] = slices.flatMap((slice) =>
    slice.slice_type === 'chain_showcase' ? [slice.primary.chains] : [],
  );
  return showcase?.flatMap(({ key }) => key ?? []) ?? [];
}

export const toCallPattern = (data: Data): CallPattern => ({
  shares: toShares(data),
  chains: toChains(data),
});

/** Returns the use cases published in a language. */
export const getCaseStudies = readOnce(async (locale: Locale): Promise<CaseStudy[]> => {
  const documents = await getCaseDocuments(locale);
  return documents.map(({ uid, data }) => ({ uid, ...toCallPattern(data) }));
});

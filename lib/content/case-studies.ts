import 'server-only';
import type { Content } from '@prismicio/client';
import type { Locale } from '@/lib/i18n/locales';
import { getCaseDocuments } from '.';
import { readOnce } from './share-reads';

/** What calls ask a node for, in the order of the bar. */
export const CALL_KINDS = ['state', 'calls', 'blocks', 'logs', 'transactions'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** A part of a product's calls; `percent` of them, as an illustration. */
export type CallShare = { kind: CallKind; percent: number; method: string | null };

/** How a kind of product calls nodes. */
export type CallPattern = {
  shares: CallShare[];
  /** Keys of the chains that it reads. */
  chains: string[];
};
export type CaseStudy = CallPattern & { uid: string };

type Data = Content.CaseStudyDocument['data'];

/** The shares of a document, each kind once, in the order of the bar; those without a sensible figure are left out. */
function toShares({ calls }: Data): CallShare[] {
  return CALL_KINDS.flatMap((kind) => {
    const call = calls.find((one) => one.kind === kind);
    const percent = call?.percent ?? 0;
    return percent > 0 && percent <= 100 ? [{ kind, percent, method: call?.method ?? null }] : [];
  });
}

/** The chains of the first showcase on the page. */
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

/** The use cases that are published in a language. */
export const getCaseStudies = readOnce(async (locale: Locale): Promise<CaseStudy[]> => {
  const documents = await getCaseDocuments(locale);
  return documents.map(({ uid, data }) => ({ uid, ...toCallPattern(data) }));
});

import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';

export const NOT_KNOWN = '—';

/** `isServed` is set if the answer is yes or no. */
export type ComparisonCell = { text: string; note?: string; isServed?: boolean };
export type ComparisonRow = { label: string; cells: readonly ComparisonCell[]; isSame: boolean };
export type ComparisonSection = { title: string; lead?: string; rows: readonly ComparisonRow[] };

export type Context = { chains: readonly Chain[]; locale: Locale; messages: Messages };

export const toRow = (label: string, cells: readonly ComparisonCell[]): ComparisonRow => ({
  label,
  cells,
  isSame: new Set(cells.map(({ text }) => text)).size === 1,
});

export const toTexts = (label: string, texts: readonly (string | number | null | undefined)[]) =>
  toRow(
    label,
    texts.map((text) => ({ text: String(text ?? NOT_KNOWN) })),
  );

export function toPresence(
  label: string,
  { chains, messages: { compare } }: Context,
  isServed: (chain: Chain) => boolean,
): ComparisonRow {
  const cells = chains.map((chain) => {
    const served = isServed(chain);
    return { text: served ? compare.yes : compare.no, isServed: served };
  });
  return toRow(label, cells);
}

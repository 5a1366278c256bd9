import type { Column } from '@/components/ui/DataTable';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import type { Meaning } from '@/lib/methods/meanings';

/** The column of a table that says what each row means; none if that is not recorded for any. */
export function getMeaningColumn<Row extends { meaning: Meaning | null }>(
  rows: readonly Row[],
  locale: Locale,
): Column<Row>[] {
  if (!rows.some(({ meaning }) => meaning)) return [];
  const title = getMethodMessages(locale).page.meaning;
  return [{ id: 'meaning', title, cell: ({ meaning }) => meaning?.[locale] ?? '–' }];
}

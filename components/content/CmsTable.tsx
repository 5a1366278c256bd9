import { asText, isFilled, type TableField } from '@prismicio/client';
import { DataTable } from '@/components/ui/DataTable';
import type { Locale } from '@/lib/i18n/locales';
import { RichText } from './RichText';

type Props = { field: TableField | null | undefined; caption: string | null; locale: Locale };

/** An editor's table; its first header row names the columns, and the first cell of a row names the row. */
export function CmsTable({ field, caption, locale }: Props) {
  if (!isFilled.table(field)) return null;
  const titles = field.head?.rows[0]?.cells ?? [];
  const width = Math.max(titles.length, ...field.body.rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    id: String(index),
    title: asText(titles[index]?.content),
    cell: (row: (typeof field.body.rows)[number]) => (
      <RichText field={row.cells[index]?.content} locale={locale} />
    ),
  }));
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={field.body.rows}
      rowKey={({ key }) => key}
    />
  );
}

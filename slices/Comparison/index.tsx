import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { DataTable } from '@/components/ui/DataTable';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ComparisonSlice, SliceContext>;

export default function Comparison({ slice, context: { locale } }: Props) {
  const { caption, criterion, ours, theirs, rows, note } = slice.primary;
  const shown = rows.filter((row) => row.title);
  return (
    <Section kind="chapter">
      <SliceHead {...slice.primary} locale={locale} />
      {shown.length > 0 ? (
        <div className={s.table}>
          <DataTable
            caption={caption}
            rows={shown}
            rowKey={(row) => row.title ?? ''}
            columns={[
              { id: 'title', title: criterion, cell: (row) => row.title },
              {
                id: 'ours',
                title: ours,
                cell: (row) => row.ours,
              },
              {
                id: 'theirs',
                title: theirs,
                isMuted: true,
                cell: (row) => row.theirs,
              },
            ]}
          />
        </div>
      ) : null}
      <div className={s.note}>
        <RichText field={note} locale={locale} />
      </div>
    </Section>
  );
}

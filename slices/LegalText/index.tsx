import { isFilled, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsTable } from '@/components/content/CmsTable';
import { ProseText } from '@/components/content/RichText';
import { SideContents } from '@/components/content/SideContents';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import { toHeadingAnchors } from '@/lib/content/anchors';
import { formatDay } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/messages';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.LegalTextSlice, SliceContext>;

export default function LegalText({ slice, context: { locale, messages } }: Props) {
  const { changed } = slice.primary;
  // A part whose facts are all missing is empty.
  const parts = slice.primary.parts.filter(
    ({ text, table }) => isFilled.richText(text) || isFilled.table(table),
  );
  const labels = messages.legal;
  const anchors = toHeadingAnchors(parts.map(({ text }) => text));
  const headings = [...anchors].flatMap(([{ type, text }, id]) =>
    type === 'heading2' && id ? [{ id, title: text }] : [],
  );
  return (
    <Section kind="note" hasColumns>
      {headings.length > 0 ? <SideContents label={labels.contents} parts={headings} /> : <div />}
      <div className={s.text}>
        {changed ? (
          <p className={s.changed}>
            {formatMessage(labels.changed, { day: formatDay(changed, locale) })}
          </p>
        ) : null}
        {parts.map(({ text, table, table_caption: caption }, index) => (
          <div key={index} className={s.part}>
            <ProseText field={text} {...{ locale, messages, anchors }} />
            <CmsTable field={table} caption={caption} locale={locale} />
          </div>
        ))}
      </div>
    </Section>
  );
}

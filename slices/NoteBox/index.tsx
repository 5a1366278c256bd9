import { isFilled, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.NoteBoxSlice, SliceContext>;

export default function NoteBox({ slice, context: { locale } }: Props) {
  const { kind, title, text } = slice.primary;
  if (!title && !isFilled.richText(text)) return null;
  return (
    <Section kind="note">
      <div className={s[kind ?? 'info']} role="note">
        {title ? <p className={s.title}>{title}</p> : null}
        <div className={s.text}>
          <RichText field={text} locale={locale} />
        </div>
      </div>
    </Section>
  );
}

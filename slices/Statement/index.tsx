import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Eyebrow, TextHeading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.StatementSlice, SliceContext>;

export default function Statement({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, value, unit, note } = slice.primary;
  return (
    <Section className={s.statement}>
      <div>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <TextHeading level={2} className={s.title} text={asText(title)} />
        <div className={s.text}>
          <RichText field={text} locale={locale} />
        </div>
      </div>
      {value ? (
        <p className={s.figure}>
          <span className={s.value}>{value}</span> <span className={s.unit}>{unit}</span>
          {note ? <small className={s.note}>{note}</small> : null}
        </p>
      ) : null}
    </Section>
  );
}

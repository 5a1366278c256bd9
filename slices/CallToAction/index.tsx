import { asText, isFilled, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { Actions } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Heading } from '@/components/ui/Heading';
import { Phrases } from '@/components/ui/Heading/Phrases';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.CallToActionSlice, SliceContext>;

export default function CallToAction({ slice, context: { locale } }: Props) {
  const { title, text, primary_action, secondary_action } = slice.primary;
  return (
    <Section kind="band">
      {isFilled.richText(title) ? (
        <Heading level={2}>
          <Phrases>{asText(title)}</Phrases>
        </Heading>
      ) : null}
      <div className={s.text}>
        <RichText field={text} locale={locale} />
      </div>
      <Actions primary={primary_action} secondary={secondary_action} locale={locale} />
    </Section>
  );
}

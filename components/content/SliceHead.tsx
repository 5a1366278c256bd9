import { asText, isFilled, type KeyTextField, type RichTextField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/Heading';
import type { Locale } from '@/lib/i18n/locales';
import { RichText } from './RichText';

type Props = {
  title: RichTextField;
  eyebrow?: KeyTextField;
  text?: RichTextField;
  locale: Locale;
  isStacked?: boolean;
  /** Below the text. */
  children?: ReactNode;
};

/** Opening of a section as editors write it: small line, heading, text; without any of them, nothing. */
export function SliceHead({ title, eyebrow, text, locale, isStacked, children }: Props) {
  return (
    <SectionHead title={asText(title)} eyebrow={eyebrow} isStacked={isStacked}>
      {isFilled.richText(text) || children ? (
        <>
          <RichText field={text} locale={locale} />
          {children}
        </>
      ) : null}
    </SectionHead>
  );
}

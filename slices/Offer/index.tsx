import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { Actions } from '@/components/content/Actions';
import { ProseText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { OfferBanner } from '@/components/offers/OfferBanner';
import { Eyebrow, TextHeading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.OfferSlice, SliceContext>;

export default function Offer({ slice, context: { locale, messages, offers } }: Props) {
  const { kind } = slice.primary;
  const offer = offers.find((one) => one.kind === kind);
  if (slice.variation === 'default') {
    if (!offer) return null;
    const { label } = slice.primary;
    return (
      <Section kind="bare">
        <OfferBanner {...{ offer, label, locale, messages }} />
      </Section>
    );
  }
  const { title, text, action } = slice.primary;
  return (
    <Section kind="chapter" id={kind?.replaceAll('_', '-')} hasColumns>
      <div>
        {offer?.title ? <Eyebrow>{offer.title}</Eyebrow> : null}
        <TextHeading level={2} text={asText(title)} />
      </div>
      <div className={s.terms}>
        <ProseText field={text} locale={locale} />
        <Actions primary={action} locale={locale} />
      </div>
    </Section>
  );
}

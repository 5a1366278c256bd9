import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { Actions } from '@/components/content/Actions';
import { RequestLine } from '@/components/content/RequestLine';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { QuoteStrip } from '@/components/forms/QuoteStrip/QuoteStrip.client';
import { Section } from '@/components/ui/Section';
import { getFormMessages } from '@/lib/i18n/form-messages';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.CallToActionSlice, SliceContext>;

export default function CallToAction({ slice, context }: Props) {
  const { locale, messages, nodes, host } = context;
  const { primary_action, secondary_action } = slice.primary;
  if (slice.variation === 'node') {
    const { quote } = getFormMessages(locale);
    return (
      <Section kind="band" hasColumns>
        <SliceHead {...slice.primary} locale={locale} isStacked />
        <div className={s.words}>
          <QuoteStrip locale={locale} words={quote} />
          <Actions primary={primary_action} secondary={secondary_action} locale={locale} />
        </div>
      </Section>
    );
  }
  return (
    <Section kind="band" hasColumns className={s.band}>
      <div className={s.words}>
        <SliceHead {...slice.primary} locale={locale} isStacked />
        <Actions primary={primary_action} secondary={secondary_action} locale={locale} />
      </div>
      <RequestLine chains={nodes.chains} {...{ host, locale, messages }} />
    </Section>
  );
}

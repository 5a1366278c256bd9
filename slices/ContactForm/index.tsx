import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { ContactForm as Form } from '@/components/forms/ContactForm';
import { QrCode } from '@/components/overlays/QrCode';
import { Section } from '@/components/ui/Section';
import { getLinkAddress } from '@/lib/content/link-address';
import { getChainOptions } from '@/lib/forms/chain-options';
import { getFormMessages } from '@/lib/i18n/form-messages';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ContactFormSlice, SliceContext>;

export default function ContactForm({ slice, context: { locale, quote } }: Props) {
  const link = getLinkAddress(slice.primary.messenger);
  return (
    <Section id="message" hasColumns>
      <div>
        <SliceHead {...slice.primary} locale={locale} isStacked />
        {link ? (
          <div className={s.qr}>
            <QrCode messages={getFormMessages(locale)} link={link} />
          </div>
        ) : null}
      </div>
      <Form locale={locale} chains={getChainOptions(locale)} quote={quote} messenger={link} />
    </Section>
  );
}

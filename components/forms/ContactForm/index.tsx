import { Button } from '@/components/ui/Button';
import { classNames } from '@/components/ui/class-names';
import { MultiSelect } from '@/components/ui/MultiSelect';
import { getFormAction } from '@/lib/forms/kinds';
import { getInitialSubject } from '@/lib/forms/subjects';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { getQuoteParts } from '@/lib/quotes/format-quote';
import { toQuoteText, type QuoteRequest } from '@/lib/quotes/quote-request';
import { bindPlain } from '../bound';
import type { ChainOption } from '../ChainPicker/ChainPicker.client';
import { ConsentNotice } from '../ConsentNotice';
import { HiddenFields } from '../HiddenFields';
import { QuoteSummary } from '../QuoteStrip';
import { ContactFields } from './ContactFields';
import { ContactFormLoader } from './ContactFormLoader.client';
import f from '../forms.module.scss';
import s from './index.module.scss';

type Props = {
  locale: Locale;
  chains: readonly ChainOption[];
  messenger: string | null;
  /** What the visitor asks sales for, from the page's query. */
  quote?: QuoteRequest;
};

/** The contact form; a plain one until its script has loaded, or without scripts. */
export function ContactForm({ locale, chains, messenger, quote }: Props) {
  const messages = getFormMessages(locale);
  const { chain } = quote ?? {};
  const names = { chain: chains.find(({ value }) => value === chain)?.label };
  return (
    <ContactFormLoader {...{ locale, chains, messenger }}>
      <form
        data-markdown="omit"
        method="post"
        action={getFormAction('contact')}
        className={classNames(f.form, s.form)}
      >
        <HiddenFields locale={locale} honeypotLabel={messages.honeypot} page="/contact/" />
        {quote ? (
          <>
            <input type="hidden" name="quote" value={toQuoteText(quote)} />
            <QuoteSummary
              parts={getQuoteParts(quote, { locale, words: messages.quote, names })}
              title={messages.quote.title}
            />
          </>
        ) : null}
        <ContactFields
          bind={bindPlain}
          messages={messages}
          initial={getInitialSubject(quote ? 'sales' : '')}
          messenger={messenger}
          chains={
            <MultiSelect
              name="selectedNodes"
              legend={messages.fields.chains}
              options={chains.map((one) => ({ ...one, isChecked: one.value === chain }))}
            />
          }
        />
        <div>
          <Button type="submit" size="l">
            {messages.actions.send}
          </Button>
        </div>
        <ConsentNotice messages={messages} locale={locale} />
      </form>
    </ContactFormLoader>
  );
}

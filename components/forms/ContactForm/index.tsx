import { Button } from '@/components/ui/Button';
import { classNames } from '@/components/ui/class-names';
import { MultiSelect } from '@/components/ui/MultiSelect';
import { getFormAction } from '@/lib/forms/kinds';
import { getInitialSubject } from '@/lib/forms/subjects';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { bindPlain } from '../bound';
import type { ChainOption } from '../ChainPicker/ChainPicker.client';
import { ConsentNotice } from '../ConsentNotice';
import { HiddenFields } from '../HiddenFields';
import { ContactFields } from './ContactFields';
import { ContactFormLoader } from './ContactFormLoader.client';
import f from '../forms.module.scss';
import s from './index.module.scss';

type Props = {
  locale: Locale;
  chains: readonly ChainOption[];
  messenger: string | null;
};

/** The contact form; a plain one until its script has loaded, or without scripts. */
export function ContactForm({ locale, chains, messenger }: Props) {
  const messages = getFormMessages(locale);
  return (
    <ContactFormLoader {...{ locale, chains, messenger }}>
      <form
        data-markdown="omit"
        method="post"
        action={getFormAction('contact')}
        className={classNames(f.form, s.form)}
      >
        <HiddenFields locale={locale} honeypotLabel={messages.honeypot} page="/contact/" />
        <ContactFields
          bind={bindPlain}
          messages={messages}
          initial={getInitialSubject('')}
          messenger={messenger}
          chains={
            <MultiSelect name="selectedNodes" legend={messages.fields.chains} options={chains} />
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

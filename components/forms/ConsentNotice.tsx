import { formatMessage } from '@/lib/i18n/format-message';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import { localizePath } from '@/lib/site/paths';
import s from './forms.module.scss';

type Props = {
  messages: FormMessages;
  locale: Locale;
  /** The label of the button. */
  action?: string;
};

/** Says what the sender agrees to. */
export function ConsentNotice({ messages, locale, action = messages.actions.send }: Props) {
  const { before, link, after } = messages.consent;
  return (
    <p className={s.consent}>
      {formatMessage(before, { action })}
      {PUNCTUATION[locale].gap}
      <a href={localizePath('/privacy-policy/', locale)} className={s.link}>
        {link}
      </a>
      {after}
    </p>
  );
}

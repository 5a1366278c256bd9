import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import { localizePath } from '@/lib/site/paths';
import s from './forms.module.scss';

/** Says what the sender agrees to. */
export function ConsentNotice({ messages, locale }: { messages: FormMessages; locale: Locale }) {
  const { before, link, after } = messages.consent;
  return (
    <p className={s.consent}>
      {before}
      {PUNCTUATION[locale].gap}
      <a href={localizePath('/privacy-policy/', locale)} className={s.link}>
        {link}
      </a>
      {after}
    </p>
  );
}

import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import s from './forms.module.scss';

/** Says what sending agrees to. */
export function ConsentNotice({ words, locale }: { words: FormWords; locale: Locale }) {
  const { before, link, after } = words.consent;
  const gap = locale === 'cn' ? '' : ' ';
  return (
    <p className={s.consent}>
      {before}
      {gap}
      <a href={localizePath('/privacy-policy/', locale)} className={s.link}>
        {link}
      </a>
      {after}
    </p>
  );
}

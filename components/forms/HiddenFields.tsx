import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import type { Locale } from '@/lib/i18n/locales';
import s from './HiddenFields.module.scss';

type Props = { locale: Locale; trapLabel: string; page?: string };

/** What a plain form sends beside what is typed, and the field that only machines fill in. */
export function HiddenFields({ locale, trapLabel, page }: Props) {
  return (
    <>
      <input type="hidden" name={EXTRA_FIELDS.locale} value={locale} />
      {page ? <input type="hidden" name={EXTRA_FIELDS.page} value={page} /> : null}
      <label className={s.trap} aria-hidden="true">
        {trapLabel}
        <input name={EXTRA_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

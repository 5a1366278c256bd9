import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import type { Locale } from '@/lib/i18n/locales';

type Props = { locale: Locale; honeypotLabel: string; page?: string };

/** The additional fields of a plain form, including the honeypot. */
export function HiddenFields({ locale, honeypotLabel, page }: Props) {
  return (
    <>
      <input type="hidden" name={EXTRA_FIELDS.locale} value={locale} />
      {page ? <input type="hidden" name={EXTRA_FIELDS.page} value={page} /> : null}
      <label className="visuallyHidden" aria-hidden="true">
        {honeypotLabel}
        <input name={EXTRA_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/site/paths';
import { SEARCH_PARAMETER, SEARCH_PATH } from '@/lib/site/search-query';
import s from './index.module.scss';

/** Searches the site without scripts, too. */
export function SearchForm({ locale, value }: { locale: Locale; value?: string }) {
  const words = getSearchMessages(locale);
  return (
    <form role="search" action={localizePath(SEARCH_PATH, locale)} className={s.form}>
      <TextField
        label={words.label}
        type="search"
        name={SEARCH_PARAMETER}
        placeholder={words.placeholder}
        defaultValue={value}
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}

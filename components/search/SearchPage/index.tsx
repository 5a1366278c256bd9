import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { TextField } from '@/components/ui/Field';
import { Section } from '@/components/ui/Section';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import { getSearchMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { getSearchData } from '@/lib/search/data';
import { findEntries } from '@/lib/search/find';
import { localizePath } from '@/lib/site/paths';
import { SEARCH_PARAMETER, SEARCH_PATH } from '@/lib/site/search-query';
import s from './index.module.scss';

const LIMIT = 60;

/** The search as a page: the same results as the dialog, for links and without scripts. */
export async function SearchPage({
  page: { searchWords, title, crumbs, locale },
}: {
  page: PageOf<'search'>;
}) {
  const words = getSearchMessages(locale);
  const labels = { one: words.methodOn, many: words.methodOnMany };
  const results = findEntries(await getSearchData(locale), searchWords, { limit: LIMIT, labels });
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead title={title} />
      <Section>
        <form role="search" action={localizePath(SEARCH_PATH, locale)} className={s.form}>
          <TextField
            label={words.label}
            type="search"
            name={SEARCH_PARAMETER}
            placeholder={words.placeholder}
            defaultValue={searchWords}
          />
          <Button type="submit">{words.submit}</Button>
        </form>
        {searchWords ? (
          <p role="status" className={s.count}>
            {results.length > 0
              ? formatCount(words.count, results.length)
              : formatMessage(words.none, { query: searchWords })}
          </p>
        ) : null}
        {results.length > 0 ? (
          <ul className={s.results}>
            {results.map(({ kind, title: name, path, detail }) => (
              <li key={path + name} className={s.result}>
                <p className={s.name}>
                  <SiteLink href={path} locale={locale}>
                    {name}
                  </SiteLink>
                  <span>{words.kinds[kind]}</span>
                </p>
                <p className={s.detail}>{detail}</p>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={words.try} />
        )}
      </Section>
    </>
  );
}

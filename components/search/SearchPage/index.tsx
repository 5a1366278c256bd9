import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { EmptyState } from '@/components/ui/EmptyState';
import { Section } from '@/components/ui/Section';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import { getSearchMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { getSearchData } from '@/lib/search/data';
import { findGroups } from '@/lib/search/find';
import { ChainState } from '../ChainState';
import { SearchForm } from '../SearchForm';
import s from './index.module.scss';

/** Of each kind. */
const LIMIT = 20;

/** The search as a page: the same results as the dialog, for links and without scripts. */
export async function SearchPage({
  page: { searchWords, title, crumbs, locale },
}: {
  page: PageOf<'search'>;
}) {
  const words = getSearchMessages(locale);
  const labels = { one: words.methodOn, many: words.methodOnMany };
  const data = await getSearchData(locale);
  const groups = findGroups(data, searchWords, { limit: LIMIT, labels });
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead title={title} />
      <Section>
        <SearchForm locale={locale} value={searchWords} />
        {searchWords ? (
          <p
            role="status"
            className={s.count}
            data-search-miss={count > 0 ? undefined : searchWords}
          >
            {count > 0
              ? formatCount(words.count, count)
              : formatMessage(words.none, { query: searchWords })}
          </p>
        ) : null}
        {groups.map(({ kind, results }) => (
          <section key={kind} aria-labelledby={`found-${kind}`} className={s.group}>
            <h2 id={`found-${kind}`}>{words.groups[kind]}</h2>
            <ul>
              {results.map(({ title: name, path, detail, chain }) => (
                <li key={path + name} className={s.result}>
                  <p className={s.name}>
                    <SiteLink href={path} locale={locale}>
                      {name}
                    </SiteLink>
                    <ChainState chain={chain ? data.chains[chain] : undefined} />
                  </p>
                  <p className={s.detail}>{detail}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 ? <EmptyState title={words.try} /> : null}
      </Section>
    </>
  );
}

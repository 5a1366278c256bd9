import { getSearchText } from '@/lib/chains/search';
import { getTextNames } from '@/lib/chains/names';
import { SiteLink } from '@/components/content/SiteLink';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { PlotRow } from '@/lib/display/region-plot';
import { getChainPath } from '@/lib/site/addresses';
import { Plot } from './Plot';
import s from './GoodRegions.module.scss';

type Props = { rows: readonly PlotRow[]; locale: Locale; messages: Messages };

/** Chains whose regions are all at the top level, on an axis magnified twenty times; collapsed by default. */
export function GoodRegions({ rows, locale, messages }: Props) {
  const words = messages.availability.plot;
  if (rows.length === 0) return null;
  return (
    // The browser opens it before React runs, if the address names a chain in it.
    <details className={s.good} data-group="" suppressHydrationWarning>
      <summary className={s.summary}>
        <span>{formatMessage(words.good, { count: rows.length })}</span>
        <small>{words.axis}</small>
      </summary>
      <ul className={s.list}>
        {rows.map(({ chain, dots }) => (
          <li key={chain.key} id={chain.key} data-search={getSearchText(chain)}>
            <SiteLink href={getChainPath(chain.key)} locale={locale}>
              {getTextNames(chain, locale).name}
            </SiteLink>
            <Plot dots={dots} />
            <b>{chain.availabilityPercent}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { getChainPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getAvailabilityLevel } from '@/lib/display';
import s from './index.module.scss';

type Props = { chains: readonly Chain[]; locale: Locale; messages: Messages };

const LEVELS = ['high', 'middle', 'low', 'unmeasured'] as const;

/** One cell a chain, coloured by availability; the words behind each cell say what the colour says. */
export function StatusGrid({ chains, locale, messages }: Props) {
  const labels = messages.availability;
  return (
    <>
      <ul
        className={s.lattice}
        aria-label={formatMessage(labels.ofChains, { count: chains.length })}
      >
        {chains.map((chain) => {
          const level = getAvailabilityLevel(chain);
          const value =
            level === 'unmeasured'
              ? labels.unmeasured
              : `${chain.availabilityPercent} ${messages.units.percent}`;
          const description = formatMessage(labels.cell, { name: chain.name, value });
          return (
            <li key={chain.key}>
              <SiteLink
                href={getChainPath(chain.key)}
                locale={locale}
                className={classNames(s.cell, s[level])}
                title={description}
                aria-label={`${chain.key}, ${description}`}
              >
                {chain.key}
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <ul className={s.legend}>
        {LEVELS.map((level) => (
          <li key={level}>
            <span className={classNames(s.sample, s[level])} />
            {labels[level]}
          </li>
        ))}
        {chains.some(({ reading }) => reading === 'sample') ? <li>{labels.sample}</li> : null}
      </ul>
    </>
  );
}

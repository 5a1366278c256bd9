import { getChainPath } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { SiteLink } from '@/components/content/SiteLink';
import { formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import type { Chain, LiveNodes } from '@/lib/provider';
import { getAvailabilityLevel } from '@/lib/display';
import { UNKNOWN, writeCellReading } from '@/lib/display/cell-reading';
import { getLagText } from '@/lib/display/head-lag';
import { getCellReading, getSlotLevels, getSlots } from '@/lib/display/region-slots';
import { GridReadout } from './GridReadout.client';
import { Legend } from './Legend';
import s from './index.module.scss';

type Props = { nodes: LiveNodes; locale: Locale; messages: Messages };

/** Returns when the figures were measured, or that they are samples. */
function getCheckedText(
  chains: readonly Chain[],
  { availability }: Messages,
  locale: Locale,
): string {
  const measured = chains.find(({ measuredAt }) => measuredAt);
  if (measured?.measuredAt) return formatTime(measured.measuredAt, locale);
  return chains.some(({ reading }) => reading === 'sample') ? availability.sample : UNKNOWN;
}

/** One cell per chain with one bar per region; each cell's hidden text says the same as its bars. */
export function StatusGrid({ nodes, locale, messages }: Props) {
  const { chains } = nodes;
  const labels = messages.availability;
  const slots = getSlots(nodes);
  const [first] = chains;
  if (!first) return null;
  return (
    <GridReadout
      slots={slots}
      first={getCellReading(first, slots, locale)}
      firstHref={localizePath(getChainPath(first.key), locale)}
      checked={getCheckedText(chains, messages, locale)}
      other={messages.directory.families.other}
      unit={messages.units.percent}
      messages={labels.grid}
      legend={<Legend chains={chains} messages={messages} />}
    >
      <ul
        className={s.lattice}
        aria-label={formatMessage(labels.ofChains, { count: chains.length })}
      >
        {chains.map((chain) => {
          const level = getAvailabilityLevel(chain);
          const reading = getCellReading(chain, slots, locale);
          const value =
            level === 'unmeasured'
              ? labels.unmeasured
              : `${chain.availabilityPercent}${messages.units.percent}`;
          return (
            <li key={chain.key}>
              <SiteLink
                href={getChainPath(chain.key)}
                locale={locale}
                className={level === 'unmeasured' ? s.unmeasured : undefined}
                title={getLagText(chain, messages, locale) ?? undefined}
                data-levels={getSlotLevels(chain, slots) || undefined}
                data-reading={writeCellReading(reading)}
                aria-label={
                  chain.key +
                  PUNCTUATION[locale].comma +
                  formatMessage(labels.cell, { name: reading.name, value })
                }
              >
                {chain.key}
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <label className={s.all} data-markdown="omit">
        <input type="checkbox" className="visuallyHidden" data-unmanaged="" />
        {formatMessage(labels.grid.all, { count: chains.length })}
      </label>
    </GridReadout>
  );
}

import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { Tag } from '@/components/ui/Tag';
import { formatMessage } from '@/lib/i18n/format-message';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ConsoleLabels } from './types';
import s from './CallCost.module.scss';

type Props = {
  call: { units: number | null; archive: number | null };
  packageUnits: number | null;
  locale: Locale;
  labels: ConsoleLabels;
  getLink: () => string;
};

/** The price of the most expensive call on archive data, which fills the bar. */
const MAX_UNITS = 600;
const BAR_WIDTH = 150;
const toWidth = (units: number) => Math.min(units / MAX_UNITS, 1) * BAR_WIDTH;

/** Returns “5 million”, but each digit of a number that would have to be rounded. */
const formatCalls = (count: number, locale: Locale) =>
  count % 100_000 === 0 ? formatLargeNumber(count, locale) : formatNumber(count, locale);

/** The price of one call, and how many a package covers. */
export function CallCost({ call, packageUnits, locale, labels, getLink }: Props) {
  const { units, archive } = call;
  const [before, after] = labels.units.split('{units}');
  return (
    <div className={s.cost}>
      <p aria-live="polite" className={s.text}>
        {units === null ? (
          labels.noPrice
        ) : (
          <>
            <span>
              {before}
              <b className={s.units}>{units}</b>
              {after}
            </span>
            <svg viewBox={`0 0 ${BAR_WIDTH} 6`} aria-hidden="true" className={s.bar}>
              <rect width={BAR_WIDTH} height="6" rx="3" className={s.track} />
              {archive === null ? null : (
                <rect width={toWidth(archive)} height="6" rx="3" className={s.archive} />
              )}
              <rect width={toWidth(units)} height="6" rx="3" className={s.fill} />
            </svg>
            {archive === null ? null : (
              <span>{formatMessage(labels.archive, { units: archive })}</span>
            )}
            {packageUnits === null || units === 0 ? null : (
              <span>
                {formatMessage(labels.perPackage, {
                  calls: formatCalls(Math.floor(packageUnits / units), locale),
                  units: formatLargeNumber(packageUnits, locale),
                })}
              </span>
            )}
            {labels.samplePrices ? <Tag tone="sample">{labels.samplePrices}</Tag> : null}
          </>
        )}
      </p>
      <CopyButton
        isInline
        text={getLink}
        labels={{ ...labels, copy: labels.copyLink, copied: labels.linkCopied }}
      />
    </div>
  );
}

import { CallKindMark, CallMix } from '@/components/cases/CallMix';
import type { CallKind } from '@/lib/content/case-studies';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage } from '@/lib/i18n/format-message';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { ComputeUnits } from '@/lib/provider';
import { getMixes } from '@/lib/units/mixes';
import s from './index.module.scss';

const MIX = 'app';
const KINDS: Record<string, CallKind> = { eth_getBalance: 'state', eth_getLogs: 'logs' };

type Props = { prices: ComputeUnits; locale: Locale; messages: PictureMessages };

/** A hundred calls beside the units that they cost; nothing if the price list lacks one of them. */
export function UnitSum({ prices, locale, messages: { unitSum } }: Props) {
  const mix = getMixes(prices).find(({ id }) => id === MIX);
  if (!mix) return null;
  const rows = mix.shares.map(({ method, share, units }) => ({
    method,
    kind: KINDS[method] ?? 'calls',
    calls: share,
    units,
    sum: share * units,
  }));
  const total = rows.reduce((sum, row) => sum + row.sum, 0);
  const toShares = (value: 'calls' | 'sum') =>
    rows.map((row) => ({ kind: row.kind, method: row.method, percent: row[value] }));
  const toUnits = (units: number) =>
    formatMessage(unitSum.units, { count: formatNumber(units, locale) });
  return (
    <div>
      <p className={s.label}>{unitSum.calls}</p>
      <CallMix shares={toShares('calls')} />
      <p className={s.label}>{toUnits(total)}</p>
      <CallMix shares={toShares('sum')} />
      <ul className={s.rows}>
        {rows.map(({ method, kind, calls, units, sum }) => (
          <li key={method}>
            <CallKindMark kind={kind} />
            <code>{method}</code>
            <span className={s.product}>{`${calls} × ${units}`}</span>
            <b>{toUnits(sum)}</b>
          </li>
        ))}
      </ul>
      <p className={s.note}>{unitSum.note}</p>
    </div>
  );
}

import { SiteLink } from '@/components/content/SiteLink';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { Figure } from '@/components/ui/Figure';
import { Tag } from '@/components/ui/Tag';
import { getTextNames } from '@/lib/chains/names';
import { getAvailability } from '@/lib/display';
import { getQuotedStat } from '@/lib/directory/stats';
import { getLagText } from '@/lib/display/head-lag';
import { getStrip } from '@/lib/display/history-strip';
import { formatStatQuote } from '@/lib/display/stat-quote';
import { formatTime } from '@/lib/i18n/format';
import { formatMessage, getMessages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { PageOf } from '@/lib/pages';
import { TRACKER_PATH } from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { CheckedAgo } from '../CheckedAgo.client';
import { HistoryStrip } from '../HistoryStrip';
import { RegionBars } from '../RegionBars';
import s from './NodeReading.module.scss';

/** A chain's availability: the latest figure, its past if there is one, its regions, and where to see more. */
export function NodeReading({ page: { chain, history, locale } }: { page: PageOf<'chain'> }) {
  const messages = getMessages(locale);
  const { availability, nodes } = messages;
  const { value, unit } = getAvailability(chain, messages, locale);
  const strip = getStrip(history, chain.key, '90d');
  const { name } = getTextNames(chain, locale);
  const incident = history.incidents.find((one) => one.chain === chain.key && !one.endedAt);
  const incidentText = incident
    ? formatMessage(availability.incidents.openNow, {
        time: formatTime(new Date(incident.startedAt).toISOString(), locale),
      })
    : availability.incidents.noneNow;
  const lag = getLagText(chain, messages, locale);
  const stat = getQuotedStat(chain, history, getSiteOrigin());
  const isLive = chain.measuredAt !== null && history.since !== null;
  return (
    <div className={s.card}>
      <div className={s.head}>
        <p className={s.title}>{nodes.availability}</p>
        {chain.reading === 'sample' ? <Tag>{availability.sample}</Tag> : null}
        {chain.reading === 'default' ? <Tag>{availability.unmeasured}</Tag> : null}
      </div>
      <div className={s.figures}>
        <dl>
          <Figure
            size="xl"
            value={value}
            unit={unit}
            label={
              chain.measuredAt ? (
                <CheckedAgo
                  template={availability.measured}
                  time={chain.measuredAt}
                  locale={locale}
                />
              ) : null
            }
          />
        </dl>
        {strip.mean === null ? null : (
          <p className={s.strip}>
            <HistoryStrip strip={strip} />
            {formatMessage(availability.history.strip, { days: strip.count, mean: strip.mean })}
          </p>
        )}
      </div>
      <RegionBars regions={chain.regions} label={availability.plot.regions} />
      <p className={s.foot}>
        {lag ? <span>{lag}</span> : null}
        {isLive ? <span data-level={incident ? 'low' : 'high'}>{incidentText}</span> : null}
        {stat ? (
          <CopyButton
            isInline
            text={formatStatQuote(stat, messages, locale)}
            labels={{ ...messages.code, copy: availability.quote.copy }}
          />
        ) : null}
        <SiteLink href={`${TRACKER_PATH}#${chain.key}`} locale={locale} className={s.link}>
          {formatMixed(nodes.tracker, { chain: name }, locale)} →
        </SiteLink>
      </p>
    </div>
  );
}

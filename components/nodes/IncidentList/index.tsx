import { getTextNames } from '@/lib/chains/names';
import { getIncidentRows, getIncidentRule, type IncidentRow } from '@/lib/display/incident-list';
import type { History } from '@/lib/history';
import { INCIDENT_SPAN_MS } from '@/lib/history/periods';
import { formatDayOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';
import { INCIDENT_FEED } from '@/lib/site/addresses';
import { IncidentTable } from './IncidentTable';
import s from './index.module.scss';

type Props = { history: History; nodes: LiveNodes; locale: Locale; messages: Messages };

/** Shown at once; the rest is collapsed. */
const FIRST = 9;
const MOST = 60;

/** Lengths of a full bar in minutes: an hour, six, a day, a week. A short incident keeps a short bar. */
const SCALES = [60, 360, 1440, 10_080];

/** Returns why there is nothing to list. */
function getEmptyText({ since, readAt }: History, { messages, locale }: Omit<Props, 'history'>) {
  const words = messages.availability.incidents;
  if (since === null) return words.unstarted;
  if (readAt - since > INCIDENT_SPAN_MS) return words.none;
  return formatMessage(words.young, { day: formatDayOf(since, locale) });
}

/** Incidents of the last 30 days, with bars for their duration. */
export function IncidentList({ history, ...props }: Props) {
  const { messages, nodes } = props;
  const words = messages.availability.incidents;
  const names = new Map(
    nodes.chains.map((chain) => [chain.key, getTextNames(chain, props.locale).name]),
  );
  const rows = getIncidentRows(history.incidents, history.readAt)
    .filter(({ chain }) => names.has(chain))
    .slice(0, MOST);
  const longest = Math.max(0, ...rows.map(({ minutes }) => minutes));
  const scale = SCALES.find((minutes) => minutes >= longest) ?? longest;
  const toTable = (part: readonly IncidentRow[]) => (
    <IncidentTable rows={part} scale={scale} names={names} {...props} />
  );
  return (
    <>
      {rows.length === 0 ? (
        <p className={s.empty}>{getEmptyText(history, props)}</p>
      ) : (
        toTable(rows.slice(0, FIRST))
      )}
      {rows.length > FIRST ? (
        <details className={s.more}>
          <summary>{formatMessage(words.more, { count: rows.length - FIRST })}</summary>
          {toTable(rows.slice(FIRST))}
        </details>
      ) : null}
      <div className={s.foot}>
        <p>{getIncidentRule(messages)}</p>
        <ul>
          <li>
            <a href="/incidents.json">{words.json}</a>
          </li>
          <li>
            <a href={INCIDENT_FEED}>{words.feed}</a>
          </li>
        </ul>
      </div>
    </>
  );
}

import { Notice } from '@/components/ui/Notice';
import { Container } from '@/components/ui/Section';
import { isWarning } from '@/lib/chains/change-kinds';
import { getChainChanges } from '@/lib/chains/changes';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import { DAY_MS } from '@/lib/utc-day';
import s from './index.module.scss';

type Props = { chainKey: string; locale: Locale; messages: Messages };

/** A year, after which the page's list of changes is enough. */
const SHOWN_MS = 365 * DAY_MS;

/** A chain's latest deprecation or retirement, shown before a caller copies a request; nothing if there is none. */
export function NodeWarning({ chainKey, locale, messages }: Props) {
  const since = new Date(Date.now() - SHOWN_MS).toISOString();
  const warning = getChainChanges(chainKey).find(
    ({ kind, date }) => isWarning(kind) && date >= since.slice(0, date.length),
  );
  if (!warning) return null;
  return (
    <Container className={s.warning}>
      <Notice
        tone="warn"
        title={formatMessage(messages.changes.dated, {
          kind: messages.changes.kinds[warning.kind],
          date: warning.date,
        })}
      >
        <p>{warning.text[locale]}</p>
      </Notice>
    </Container>
  );
}

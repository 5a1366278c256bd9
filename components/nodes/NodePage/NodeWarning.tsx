import { Notice } from '@/components/ui/Notice';
import { Container } from '@/components/ui/Section';
import { getChainChanges, isWarning } from '@/lib/chains/changes';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import s from './NodeWarning.module.scss';

type Props = { chainKey: string; locale: Locale; messages: Messages };

/** A chain's latest deprecation or retirement, shown before a caller copies a request; nothing if there is none. */
export function NodeWarning({ chainKey, locale, messages }: Props) {
  const warning = getChainChanges(chainKey).find(({ kind }) => isWarning(kind));
  if (!warning) return null;
  return (
    <Container className={s.warning}>
      <Notice
        tone="info"
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

import { formatMessage } from '@/lib/i18n/format-message';
import type { Finding } from '@/lib/migrate/types';
import type { CheckerProps, Reading } from './types';
import type { Status } from './use-reading.client';
import s from './Checker.module.scss';

type Words = CheckerProps['messages'];

/** Says how many endpoints were found, how many are replaced, and how many stay. */
export const toSummary = (findings: readonly Finding[], ready: number, messages: Words) =>
  formatMessage(messages.summary, {
    found: findings.length,
    ready,
    open: findings.length - ready,
  });

type Props = { status: Status; reading: Reading | null; messages: Words; error?: string };

/** Announces the progress of the check; its results are shown elsewhere on the page. */
export function StatusLine({ status, reading, messages, error }: Props) {
  const findings = status === 'done' ? reading?.findings : undefined;
  const shown =
    status === 'reading' ? messages.reading : findings?.length === 0 ? messages.none : null;
  const ready = findings?.filter(({ state }) => state === 'ready').length ?? 0;
  return (
    <div role="status">
      {shown ? <p className={s.summary}>{shown}</p> : null}
      {findings?.length ? (
        <p className="visuallyHidden">{toSummary(findings, ready, messages)}</p>
      ) : null}
      {error ? <p className="visuallyHidden">{error}</p> : null}
    </div>
  );
}

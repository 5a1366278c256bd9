'use client';

import { useState } from 'react';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Choices } from '@/lib/migrate/rewrite';
import { toChainOptions } from './chain-options';
import { FindingTable } from './FindingTable';
import { NewText } from './NewText.client';
import { toSummary } from './StatusLine';
import type { CheckerProps, Reading } from './types';
import s from './Checker.module.scss';

/** More rows than anyone reads; the new text contains all of them. */
const MAX_ROWS = 50;

type Props = CheckerProps & { reading: Reading };

/** Each URL with its outcome, and the new text. */
export function Results({ reading, ...props }: Props) {
  const { ours, messages, networks } = props;
  const { text, findings, engine } = reading;
  const toNew = (choices: Choices) => ({
    choices,
    parts: engine.rewriteInParts(text, findings, choices, ours),
  });
  const [{ choices, parts }, setNew] = useState(() => toNew(new Map()));
  const [options] = useState(() => toChainOptions(ours.served, networks));
  const ready = parts.filter(({ isOurs }) => isOurs).length;
  const seen = new Set<number>();
  const rows = findings.slice(0, MAX_ROWS).map((found) => {
    const isFirst = !seen.has(found.group);
    seen.add(found.group);
    return { found, chosen: engine.withChoice(found, choices, ours), isFirst };
  });
  return (
    <section aria-label={messages.results} className={s.results}>
      <p className={s.summary} role="status">
        {toSummary(findings, ready, messages)}
      </p>
      <FindingTable
        {...props}
        rows={rows}
        options={options}
        choices={choices}
        engine={engine}
        onChoose={(group, place) => setNew(toNew(new Map([...choices, [group, place]])))}
      />
      {findings.length > MAX_ROWS ? (
        <p className={s.note}>{formatMessage(messages.more, { count: MAX_ROWS })}</p>
      ) : null}
      {ready > 0 ? <NewText {...props} parts={parts} engine={engine} /> : null}
    </section>
  );
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DataTable } from '@/components/ui/DataTable';
import { SelectField } from '@/components/ui/Field';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { MigrateMessages } from '@/lib/i18n/migrate-messages';
import { MAX_CALLS } from '@/lib/units/address';
import { toCalls, toProfile } from '@/lib/workload/to-calls';
import type { Workload } from '@/lib/workload/types';
import { CountField } from '../CountField';
import { saveFile } from '../save-file.client';
import type { ImportProps } from './types';
import s from './index.module.scss';

const HOUR_SECONDS = 3600;
const DAY_HOURS = 24;
/** More rows than anyone reads. */
const MAX_ROWS = 50;

type Props = ImportProps & { messages: MigrateMessages['import']; workload: Workload };

/** What was read, what it leaves open, and what it lacks; the visitor decides whether to use it. */
export function ImportedRows({ workload, prices, locale, messages, onApply }: Props) {
  const { usage, seconds, format, skipped } = workload;
  const [chain, setChain] = useState('eth');
  const [hours, setHours] = useState(seconds === null ? DAY_HOURS : seconds / HOUR_SECONDS);
  const [isApplied, setApplied] = useState(false);
  const imported = toCalls(workload, { chain, seconds: Math.max(1, hours * HOUR_SECONDS) }, prices);
  const { calls, uncounted, taggedShare } = imported;
  const count = (value: number) => formatNumber(value, locale);
  const perDay = calls.reduce((sum, call) => sum + call.perDay, 0);
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setApplied(false);
    };
  return (
    <div className={s.result}>
      <p role="status" className={s.summary}>
        {formatMessage(messages.summary, {
          format: messages.formats[format],
          rows: calls.length,
          calls: count(perDay),
        })}
      </p>
      <div className={s.fields}>
        {usage.some((one) => one.chain === null) ? (
          <SelectField
            label={messages.chain}
            value={chain}
            options={prices.protocols.map(({ _key, name }) => ({ value: _key, label: name }))}
            onChange={({ target }) => change(setChain)(target.value)}
          />
        ) : null}
        <CountField
          label={messages.hours}
          hint={seconds === null ? messages.hoursUnknown : messages.hoursKnown}
          value={Math.round(hours * 100) / 100}
          locale={locale}
          invalid={messages.invalid}
          onCount={(value) => value > 0 && change(setHours)(value)}
        />
      </div>
      <p className={s.text}>
        {taggedShare === null
          ? messages.archiveNone
          : formatMessage(messages.archive, { percent: Math.floor(taggedShare * 100) })}
      </p>
      {skipped > 0 ? (
        <p className={s.text}>{formatMessage(messages.skipped, { count: count(skipped) })}</p>
      ) : null}
      {calls.length > MAX_CALLS ? (
        <p className={s.text}>{formatMessage(messages.cut, { count: MAX_CALLS })}</p>
      ) : null}
      {uncounted.length > 0 ? (
        <>
          <DataTable
            caption={messages.unknown}
            rows={uncounted.slice(0, MAX_ROWS)}
            rowKey={(one) => `${one.chain} ${one.method}`}
            columns={[
              {
                id: 'method',
                title: messages.unknown,
                cell: (one) => (
                  <code>
                    {one.chain} {one.method}
                  </code>
                ),
              },
              {
                id: 'perDay',
                title: messages.perDay,
                isNumber: true,
                cell: (one) => (one.perDay === null ? '—' : count(one.perDay)),
              },
            ]}
          />
          <p className={s.text}>{messages.unknownNote}</p>
        </>
      ) : null}
      <div className={s.actions}>
        <Button
          size="s"
          disabled={calls.length === 0}
          onClick={() => {
            onApply(calls.slice(0, MAX_CALLS));
            setApplied(true);
          }}
        >
          {messages.apply}
        </Button>
        <Button
          size="s"
          variant="secondary"
          onClick={() => saveFile(toProfile(imported), 'workload.json', 'application/json')}
        >
          {messages.download}
        </Button>
        <span role="status" className={s.text}>
          {isApplied ? messages.applied : null}
        </span>
      </div>
    </div>
  );
}

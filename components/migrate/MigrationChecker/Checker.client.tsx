'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { TextArea } from '@/components/ui/TextArea';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Choices } from '@/lib/migrate/rewrite';
import type { CheckerProps, Reading } from './types';
import { MAX_CHARS, useReading } from './use-reading.client';
import { StatusLine, toSummary } from './StatusLine';
import { toChainOptions } from './chain-options';
import { FindingTable } from './FindingTable';
import { NewText } from './NewText.client';
import s from './Checker.module.scss';

/** More rows than anyone reads; the new text contains all of them. */
const MAX_ROWS = 50;

type Props = CheckerProps & { reading: Reading };

/** Each URL with its outcome, and the new text. */
function Results({ reading, ...props }: Props) {
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

/** The pause in typing after which the text is checked again. */
const REST_MS = 250;

/** Finds endpoints in pasted text and rewrites it with ours, entirely within this tab. */
export function Checker(props: CheckerProps) {
  const { ours, messages } = props;
  const { status, reading, load, read, getSample } = useReading(ours);
  const box = useRef<HTMLTextAreaElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Text pasted before this script loaded.
    const early = box.current?.value;
    if (early) void read(early);
    return () => clearTimeout(resting.current);
  }, [read]);

  const readSoon = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => void read(box.current?.value ?? ''), REST_MS);
  };
  const fill = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    clearTimeout(resting.current);
    void read(text);
    box.current.focus();
    box.current.setSelectionRange(0, 0);
    box.current.scrollTop = 0;
  };
  const fillSample = async () => {
    const sample = await getSample();
    if (sample) fill(sample);
  };
  const error =
    status === 'too-long'
      ? formatMessage(messages.tooLong, { count: MAX_CHARS / 1_000_000 })
      : status === 'failed'
        ? messages.failed
        : undefined;
  return (
    <div className={`${s.checker} needsScripts`}>
      <TextArea
        ref={box}
        label={messages.label}
        hint={messages.hint}
        error={error}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        wrap="off"
        dir="ltr"
        data-code
        onFocus={() => void load().catch(() => undefined)}
        onInput={readSoon}
      />
      <div className={s.actions}>
        <Button variant="secondary" size="s" onClick={() => void fillSample()}>
          {messages.sample}
        </Button>
        <Button variant="quiet" size="s" onClick={() => fill('')}>
          {messages.clear}
        </Button>
      </div>
      <StatusLine {...{ status, reading, messages, error }} />
      {reading && reading.findings.length > 0 && status !== 'too-long' ? (
        <Results key={reading.id} {...props} reading={reading} />
      ) : null}
    </div>
  );
}

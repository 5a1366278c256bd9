'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { TextArea } from '@/components/ui/TextArea';
import { formatMessage } from '@/lib/i18n/format-message';
import { Results } from './Results.client';
import type { CheckerProps } from './types';
import { MAX_CHARS, useReading } from './use-reading.client';
import { StatusLine } from './StatusLine';
import s from './Checker.module.scss';

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
    <div className={s.checker}>
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

'use client';

import { Button } from '@/components/ui/Button';
import { CodeBlock, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import type { Part } from '@/lib/migrate/rewrite';
import type { CheckerProps, Engine } from './types';
import s from './Checker.module.scss';

/** How much of the new text is shown; with megabytes of it, the page could not scroll. */
const MAX_SHOWN = 20_000;
const FILE_NAME = 'endpoints.txt';

type Props = CheckerProps & { parts: readonly Part[]; engine: Engine };

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click();
  URL.revokeObjectURL(url);
}

/** The text with our endpoints, to copy or download. */
export function NewText({ parts, engine, messages, codeWords }: Props) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const shown = engine.cutParts(parts, MAX_SHOWN);
  return (
    <div className={s.output}>
      <h3 className={s.title}>{messages.output}</h3>
      <p className={s.note}>{messages.outputNote}</p>
      <CodePanel label={messages.output}>
        <CodeBlock
          label={messages.output}
          tokens={shown.map(({ text: part, isOurs }) => ({
            text: part,
            kind: isOurs ? 'text' : 'plain',
          }))}
          action={<CopyButton text={() => engine.joinParts(parts)} labels={codeWords} />}
        />
      </CodePanel>
      {length > MAX_SHOWN ? <p className={s.note}>{messages.outputCut}</p> : null}
      <div className={s.actions}>
        <Button variant="secondary" size="s" onClick={() => download(engine.joinParts(parts))}>
          {messages.download}
        </Button>
      </div>
    </div>
  );
}

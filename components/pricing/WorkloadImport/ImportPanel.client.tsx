'use client';

import { useId, useRef, type DragEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { TextArea } from '@/components/ui/TextArea';
import { formatMessage } from '@/lib/i18n/format-message';
import type { MigrateMessages } from '@/lib/i18n/migrate-messages';
import { ImportedRows } from './ImportedRows.client';
import type { ImportProps } from './types';
import { useImport } from './use-import.client';
import s from './index.module.scss';

type Props = ImportProps & { messages: MigrateMessages['import'] };

/** Reads what a visitor drops, chooses or pastes, entirely within this tab. */
export function ImportPanel(props: Props) {
  const { messages } = props;
  const { state, read, cancel } = useImport();
  const box = useRef<HTMLTextAreaElement>(null);
  const fileId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) read(file);
  };
  const percent = state.kind === 'reading' ? Math.round(state.share * 100) : 0;
  return (
    <section aria-label={messages.title} className={s.panel}>
      <Heading level={3}>{messages.title}</Heading>
      <p className={s.text}>{messages.intro}</p>
      <div
        className={s.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        role="presentation"
      >
        <label htmlFor={fileId}>{messages.drop}</label>
        <input
          id={fileId}
          type="file"
          aria-label={messages.file}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) read(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <TextArea
        ref={box}
        label={messages.paste}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        dir="ltr"
        data-code
      />
      <div className={s.actions}>
        <Button
          size="s"
          variant="secondary"
          onClick={() => read(new Blob([box.current?.value ?? '']))}
        >
          {messages.read}
        </Button>
        {state.kind === 'reading' ? (
          <>
            <progress max={100} value={percent} aria-label={messages.title} />
            <span className={s.text}>{formatMessage(messages.reading, { percent })}</span>
            <Button size="s" variant="quiet" onClick={cancel}>
              {messages.cancel}
            </Button>
          </>
        ) : null}
      </div>
      <div role="status">
        {state.kind === 'fault' ? <p className={s.fault}>{messages.faults[state.fault]}</p> : null}
      </div>
      {state.kind === 'read' ? (
        <ImportedRows key={state.id} {...props} workload={state.workload} />
      ) : null}
    </section>
  );
}

'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import type { VisitorMessages } from '@/lib/i18n/visitor-messages';
import s from './LanguageHint.module.scss';

/** Tells an editor below the navigation why the draft is gone. */
export function PreviewEnd({ messages }: { messages: VisitorMessages['previewEnd'] }) {
  const [isClosed, setClosed] = useState(false);
  const header = document.querySelector('header');
  if (isClosed || !header) return null;
  return createPortal(
    <div className={s.hint} role="status">
      {messages.text}
      <button
        type="button"
        className={s.close}
        aria-label={messages.close}
        onClick={() => setClosed(true)}
      >
        <Icon name="close" size="small" />
      </button>
    </div>,
    header,
  );
}

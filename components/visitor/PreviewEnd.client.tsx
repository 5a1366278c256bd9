'use client';

import type { VisitorMessages } from '@/lib/i18n/visitor-messages';
import { HeaderHint } from './HeaderHint.client';

/** Tells an editor why the draft is gone. */
export function PreviewEnd({ messages }: { messages: VisitorMessages['previewEnd'] }) {
  return (
    <HeaderHint role="status" closeLabel={messages.close}>
      {messages.text}
    </HeaderHint>
  );
}

'use client';

import type { VisitorMessages } from '@/lib/i18n/messages';
import { HeaderHint } from './HeaderHint.client';

/** Tells an editor why the draft is gone. */
export function PreviewEnd({ messages }: { messages: VisitorMessages['previewEnd'] }) {
  return (
    <HeaderHint role="status" closeLabel={messages.close}>
      {messages.text}
    </HeaderHint>
  );
}

// Rarely used components in one chunk, because two would be larger in total.
export { Preferences } from '@/components/consent/Preferences.client';
export { LanguageHint } from './LanguageHint.client';

import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

/** In a text area, Enter starts a new line, so Ctrl+Enter submits. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  const isWanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event);
  if (isWanted && event.target instanceof HTMLTextAreaElement) event.currentTarget.requestSubmit();
}

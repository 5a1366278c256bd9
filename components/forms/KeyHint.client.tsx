'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value.client';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Which keys send a form, as the visitor's keyboard names them. */
export function KeyHint({ text }: { text: string }) {
  return useBrowserValue(isApple, false) ? text.replace('Ctrl', '⌘') : text;
}

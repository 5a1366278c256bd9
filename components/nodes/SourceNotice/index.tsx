import { Notice } from '@/components/ui/Notice';
import type { Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';
import { getSourceText } from '@/lib/display';

/** Says so when the figures are not fresh. */
export function SourceNotice({ nodes, messages }: { nodes: LiveNodes; messages: Messages }) {
  const text = getSourceText(nodes, messages);
  return text ? <Notice tone="info" title={text} /> : null;
}

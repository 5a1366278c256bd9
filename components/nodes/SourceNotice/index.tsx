import { Notice } from '@/components/ui/Notice';
import { formatTime } from '@/lib/i18n/format';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';

/** Says so when the figures are not fresh. */
export function SourceNotice({ nodes, messages }: { nodes: LiveNodes; messages: Messages }) {
  if (nodes.source === 'live') return null;
  const words = messages.nodes;
  const text = nodes.checkedAt
    ? formatMessage(words.lastGood, { time: formatTime(nodes.checkedAt) })
    : words.builtIn;
  return <Notice tone="info" title={text} />;
}

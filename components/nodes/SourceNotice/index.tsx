import { Notice } from '@/components/ui/Notice';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';
import { getSourceText } from '@/lib/display';

type Props = { nodes: LiveNodes; locale: Locale; messages: Messages };

/** Says so if the figures are outdated. */
export function SourceNotice({ nodes, locale, messages }: Props) {
  const text = getSourceText(nodes, messages, locale);
  return text ? <Notice tone="info" title={text} /> : null;
}

import { Figure } from '@/components/ui/Figure';
import type { Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';
import { getMeanAvailability } from '@/lib/readings';

type Props = { nodes: LiveNodes; messages: Messages };

/** The mean over the measured chains, with how many these are and when; nothing when none was measured. */
export function MeanAvailability({ nodes, messages }: Props) {
  const mean = getMeanAvailability(nodes, messages);
  if (!mean) return <p>{messages.availability.none}</p>;
  return (
    <dl>
      <Figure size="xl" unit={messages.units.percent} {...mean} />
    </dl>
  );
}

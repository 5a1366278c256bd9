import { Figure } from '@/components/ui/Figure';
import { formatTime } from '@/lib/i18n/format';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';

type Props = { nodes: LiveNodes; messages: Messages };

/** The mean over the measured chains, with how many these are and when; nothing when none was measured. */
export function MeanAvailability({ nodes, messages }: Props) {
  const words = messages.availability;
  const measured = nodes.chains.filter(({ measuredAt }) => measuredAt !== null);
  const time = measured[0]?.measuredAt;
  if (nodes.meanAvailability === null || !time) return <p>{words.none}</p>;
  return (
    <dl>
      <Figure
        size="xl"
        value={nodes.meanAvailability}
        unit={messages.units.percent}
        label={words.mean}
        note={formatMessage(words.meanNote, { count: measured.length, time: formatTime(time) })}
      />
    </dl>
  );
}

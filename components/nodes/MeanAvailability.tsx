import { Figure } from '@/components/ui/Figure';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';
import { getMeanAvailability } from '@/lib/display';
import { CheckedAgo } from './CheckedAgo.client';

type Props = { nodes: LiveNodes; locale: Locale; messages: Messages };

/** The mean over the chains, with their number and the time; nothing if none was measured. */
export function MeanAvailability({ nodes, locale, messages }: Props) {
  const mean = getMeanAvailability(nodes, messages, locale);
  if (!mean) return <p>{messages.availability.none}</p>;
  return (
    <dl>
      <Figure
        size="xl"
        value={mean.value}
        unit={messages.units.percent}
        label={mean.label}
        note={
          mean.checkedAt ? (
            <CheckedAgo template={mean.template} time={mean.checkedAt} locale={locale} />
          ) : (
            mean.note
          )
        }
      />
    </dl>
  );
}

import { Figure } from '@/components/ui/Figure';
import { getAvailability } from '@/lib/display';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { CheckedAgo } from '../CheckedAgo.client';
import { RegionBars } from '../RegionBars';

type Props = { chain: Chain; locale: Locale; messages: Messages };

/** A chain's availability at the latest check, and what the mean is based on. */
export function NodeReading({ chain, locale, messages }: Props) {
  const { availability } = messages;
  const { value, unit, label } = getAvailability(chain, messages, locale);
  return (
    <>
      <dl>
        <Figure
          size="xl"
          value={value}
          unit={unit}
          label={
            chain.measuredAt ? (
              <CheckedAgo
                template={availability.measured}
                time={chain.measuredAt}
                locale={locale}
              />
            ) : (
              label
            )
          }
        />
      </dl>
      <RegionBars regions={chain.regions} label={availability.plot.regions} />
    </>
  );
}

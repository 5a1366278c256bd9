import { SiteLink } from '@/components/content/SiteLink';
import { DataSheet } from '@/components/ui/DataSheet';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getFactRows } from '@/lib/display/chain-facts';

type Props = { chain: Chain; messages: Messages; locale: Locale };

/** A chain's facts as a data sheet. */
export function NodeFacts({ chain, messages, locale }: Props) {
  return (
    <DataSheet
      facts={getFactRows(chain, messages, locale).map(({ label, value, url }) => ({
        label,
        value: url ? (
          <SiteLink href={url} locale={locale}>
            {value}
          </SiteLink>
        ) : (
          value
        ),
      }))}
    />
  );
}

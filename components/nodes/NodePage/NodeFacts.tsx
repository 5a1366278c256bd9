import { DataSheet } from '@/components/ui/DataSheet';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getFactRows } from '@/lib/display/chain-facts';

/** What a chain is, as a data sheet. */
export function NodeFacts({ chain, messages }: { chain: Chain; messages: Messages }) {
  return <DataSheet facts={getFactRows(chain, messages)} />;
}

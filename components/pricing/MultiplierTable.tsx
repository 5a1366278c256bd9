import { DataTable } from '@/components/ui/DataTable';
import { getNameByKey } from '@/lib/chains/name-by-key';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { CuProtocol } from '@/lib/provider';

type Props = {
  protocols: readonly CuProtocol[];
  caption: string | null;
  locale: Locale;
  messages: Messages;
};

/** The chains on which a call costs more than its method's price; nothing if there are none. */
export function MultiplierTable({ protocols, caption, locale, messages }: Props) {
  const dearer = protocols.filter(({ multiplier }) => multiplier !== 1);
  if (dearer.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      rows={dearer}
      rowKey={({ _key }) => _key}
      columns={[
        {
          id: 'chain',
          title: messages.nodes.chain,
          cell: ({ _key, name }) => getNameByKey(_key, locale, name),
        },
        {
          id: 'multiplier',
          title: messages.units.multiplier,
          isNumber: true,
          cell: ({ multiplier }) => `× ${multiplier}`,
        },
      ]}
    />
  );
}

import { DataTable } from '@/components/ui/DataTable';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';

/** The networks of a chain with what each speaks and whether it takes requests. */
export function NetworkTable({ chain, messages }: { chain: Chain; messages: Messages }) {
  const words = messages.nodes;
  return (
    <DataTable
      caption={formatMessage(words.networksOf, { chain: chain.name })}
      rows={chain.networks}
      rowKey={({ key }) => key}
      columns={[
        { id: 'network', title: words.network, cell: ({ name }) => name },
        {
          id: 'interfaces',
          title: words.interfaces,
          isMuted: true,
          cell: ({ interfaces }) => interfaces.join(', '),
        },
        { id: 'status', title: words.status, cell: ({ status }) => words.networkStatus[status] },
      ]}
    />
  );
}

import { DataTable } from '@/components/ui/DataTable';
import type { ChainMethod } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';

type Props = {
  methods: readonly ChainMethod[];
  name: string;
  locale: Locale;
  messages: Messages;
};

/** The methods that the nodes of a chain's family answer. */
export function MethodTable({ methods, name, locale, messages }: Props) {
  const labels = messages.nodes;
  return (
    <DataTable
      caption={formatMessage(labels.methodsOf, { chain: name })}
      rows={methods}
      rowKey={(method) => method.name}
      columns={[
        { id: 'method', title: labels.method, cell: (method) => <code>{method.name}</code> },
        {
          id: 'returns',
          title: labels.returns,
          isMuted: true,
          cell: (method) => (locale === 'cn' ? method.descriptionZh : method.description),
        },
      ]}
    />
  );
}

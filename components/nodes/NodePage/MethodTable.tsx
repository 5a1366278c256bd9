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
  const words = messages.nodes;
  return (
    <DataTable
      caption={formatMessage(words.methodsOf, { chain: name })}
      rows={methods}
      rowKey={(method) => method.name}
      columns={[
        { id: 'method', title: words.method, cell: (method) => <code>{method.name}</code> },
        {
          id: 'returns',
          title: words.returns,
          isMuted: true,
          cell: (method) => (locale === 'cn' ? method.descriptionZh : method.description),
        },
      ]}
    />
  );
}

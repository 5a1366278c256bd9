import { DataTable } from '@/components/ui/DataTable';
import { getMethods, type ChainFacts } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';

type Props = { facts: ChainFacts; name: string; locale: Locale; messages: Messages };

/** The methods that the nodes of a chain's family answer. */
export function MethodTable({ facts, name, locale, messages }: Props) {
  const words = messages.nodes;
  return (
    <DataTable
      caption={formatMessage(words.methodsOf, { chain: name })}
      rows={facts.methodFamilies.flatMap((family) => getMethods(family))}
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

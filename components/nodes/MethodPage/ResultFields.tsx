import { DataTable } from '@/components/ui/DataTable';
import type { ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { getResultFields } from '@/lib/methods/meanings';
import { toExample } from '@/lib/methods/types';
import { getMeaningColumn } from './meaning-column';
import { Part } from './Part';
import s from './index.module.scss';

/** The fields of a method's result, as its sample has them; nothing for a result without fields. */
export function ResultFields({ method, locale }: { method: ChainMethod; locale: Locale }) {
  const { page: labels, kinds } = getMethodMessages(locale);
  const fields = getResultFields(method);
  if (fields.length === 0) return null;
  return (
    <Part
      id="result"
      title={labels.result}
      text={labels.resultText[Array.isArray(method.result) ? 'list' : 'object']}
    >
      <DataTable
        caption={labels.result}
        rows={fields}
        rowKey={({ path }) => path}
        columns={[
          { id: 'field', title: labels.field, cell: ({ path }) => <code>{path}</code> },
          ...getMeaningColumn(fields, locale),
          {
            id: 'type',
            title: labels.type,
            isMuted: true,
            cell: ({ kind }) => <span className={s.kind}>{kinds[kind]}</span>,
          },
          {
            id: 'example',
            title: labels.example,
            cell: ({ kind, example }) =>
              kind === 'object' || kind === 'list' ? (
                '–'
              ) : (
                <code className={s.example}>{toExample(example)}</code>
              ),
          },
        ]}
      />
    </Part>
  );
}

import { DataTable } from '@/components/ui/DataTable';
import type { ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { takesNames } from '@/lib/methods/call';
import { getParameterMeaning } from '@/lib/methods/meanings';
import { getTypeName, toExample } from '@/lib/methods/types';
import { getMeaningColumn } from './meaning-column';
import { Part } from './Part';
import s from './index.module.scss';

/** A method's parameters: by position, by name or as parts of a URL. */
export function Parameters({ method, locale }: { method: ChainMethod; locale: Locale }) {
  const labels = getMethodMessages(locale).page;
  const { params, http, notes } = method;
  if (params.length === 0)
    return <Part id="parameters" title={labels.parameters} text={labels.none} />;
  const rows = params.map((one) => ({ ...one, meaning: getParameterMeaning(method, one.name) }));
  const way = http ? 'path' : takesNames(method) ? 'names' : 'list';
  return (
    <Part id="parameters" title={labels.parameters} text={labels.parametersText[way]}>
      <DataTable
        caption={labels.parameters}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', title: labels.name, cell: ({ name }) => <code>{name}</code> },
          ...getMeaningColumn(rows, locale),
          {
            id: 'type',
            title: labels.type,
            isMuted: true,
            cell: ({ type }) => getTypeName(type, locale),
          },
          {
            id: 'required',
            title: labels.required,
            cell: ({ required, meaning }) => {
              if (required) return labels.yes;
              if (!meaning?.default) return labels.no;
              return (
                <>
                  {labels.noDefault} <code>{meaning.default}</code>
                </>
              );
            },
          },
          {
            id: 'example',
            title: labels.example,
            cell: ({ example }) =>
              example === null ? '–' : <code className={s.example}>{toExample(example)}</code>,
          },
        ]}
      />
      {notes ? (
        <ul>
          {notes[locale].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Part>
  );
}

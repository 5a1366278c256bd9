import { DataTable } from '@/components/ui/DataTable';
import type { ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { getMethodErrors } from '@/lib/methods/errors';
import { Part } from './Part';

/** Errors with their meaning and remedy; nothing for a call without documented codes. */
export function MethodErrors({ method, locale }: { method: ChainMethod; locale: Locale }) {
  const { page: labels, errors: texts } = getMethodMessages(locale);
  const errors = getMethodErrors(method);
  if (errors.length === 0) return null;
  return (
    <Part id="errors" title={labels.errors}>
      <DataTable
        caption={labels.errors}
        rows={errors}
        rowKey={({ id }) => id}
        columns={[
          { id: 'code', title: labels.code, cell: ({ code }) => <code>{code}</code> },
          { id: 'message', title: labels.message, cell: ({ id }) => texts[id][0] },
          { id: 'do', title: labels.doThis, isMuted: true, cell: ({ id }) => texts[id][1] },
        ]}
      />
    </Part>
  );
}

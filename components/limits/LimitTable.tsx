import { DataTable } from '@/components/ui/DataTable';
import type { LimitView, PlanColumn } from '@/lib/display/limits';
import { findLimit } from '@/lib/limits/resolve';
import type { LimitField, LimitScope } from '@/lib/provider/limit-fields';
import s from './LimitTable.module.scss';

type Props = {
  caption: string;
  rows: readonly LimitView[];
  fields: readonly LimitField[];
  plans: readonly PlanColumn[];
  /** What the limits apply to, besides a plan. */
  target: LimitScope;
  labels: { limit: string; notStated: string; fields: Readonly<Record<LimitField, string>> };
};

/** Limits by plan; what is not stated says so, quietly. */
export function LimitTable({ caption, rows, fields, plans, target, labels }: Props) {
  const views = new Map(rows.map((row) => [row, row.text]));
  const getText = (field: LimitField, plan: string) => {
    const row = findLimit(rows, field, { ...target, plan });
    return row && (views.get(row as LimitView) ?? null);
  };
  return (
    <DataTable
      caption={caption}
      rows={fields}
      rowKey={(field) => field}
      columns={[
        { id: 'limit', title: labels.limit, cell: (field) => labels.fields[field] },
        ...plans.map(({ id, name }) => ({
          id,
          title: name,
          cell: (field: LimitField) =>
            getText(field, id) ?? <span className={s.unstated}>{labels.notStated}</span>,
        })),
      ]}
    />
  );
}

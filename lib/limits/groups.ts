import type { LimitField } from '@/lib/provider/limit-fields';

/** The fields in the groups in which pages list them. */
export const LIMIT_GROUPS = {
  calls: [
    ...['log_range', 'log_results', 'batch_entries', 'request_size', 'response_size', 'timeout'],
  ],
  data: ['archive_depth', 'tracers', 'namespaces'],
  socket: [
    ...['ws_connections', 'ws_subscriptions', 'ws_idle', 'ws_lifetime', 'notification_price'],
  ],
  rate: ['rps', 'burst_window', 'rate_scope', 'at_cap', 'retry_header'],
  service: ['sla', 'sla_credit', 'client', 'regions'],
} as const satisfies Record<string, readonly LimitField[]>;
export type LimitGroup = keyof typeof LIMIT_GROUPS;
export const LIMIT_GROUP_NAMES = Object.keys(LIMIT_GROUPS) as LimitGroup[];

/** The fields that bear on a single call, which method pages list. */
export const CALL_FIELDS: readonly LimitField[] = [
  ...LIMIT_GROUPS.calls,
  'archive_depth',
  'tracers',
];

/** What only queries of logs meet. */
export const LOG_FIELDS: ReadonlySet<LimitField> = new Set(['log_range', 'log_results']);
export const TRACE_FIELDS: ReadonlySet<LimitField> = new Set(['tracers']);

type Unit = 'blocks' | 'entries' | 'kib' | 'seconds' | 'units' | 'perSecond' | 'percent' | 'count';

/** The units of fields whose values are numbers. */
export const LIMIT_UNITS: Readonly<Partial<Record<LimitField, Unit>>> = {
  log_range: 'blocks',
  log_results: 'entries',
  batch_entries: 'entries',
  request_size: 'kib',
  response_size: 'kib',
  timeout: 'seconds',
  archive_depth: 'blocks',
  ws_connections: 'count',
  ws_subscriptions: 'count',
  ws_idle: 'seconds',
  ws_lifetime: 'seconds',
  notification_price: 'units',
  rps: 'perSecond',
  burst_window: 'seconds',
  sla: 'percent',
  sla_credit: 'percent',
};

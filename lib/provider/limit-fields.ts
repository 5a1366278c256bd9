/** What a limit may be about, from the first thing that buyers compare to the last. */
export const LIMIT_FIELDS = [
  ...['log_range', 'log_results', 'batch_entries', 'request_size', 'response_size', 'timeout'],
  ...['archive_depth', 'tracers', 'namespaces'],
  ...['ws_connections', 'ws_subscriptions', 'ws_idle', 'ws_lifetime', 'notification_price'],
  ...['rps', 'burst_window', 'rate_scope', 'at_cap', 'retry_header'],
  ...['sla', 'sla_credit', 'client', 'regions'],
] as const;
export type LimitField = (typeof LIMIT_FIELDS)[number];

export const LIMIT_SCOPES = ['plan', 'chain', 'network', 'interface', 'method'] as const;
/** What a limit applies to; without a plan, to all plans, and so on. */
export type LimitScope = Partial<Record<(typeof LIMIT_SCOPES)[number], string>>;

/** A stated limit: a number in the field's unit, words or codes, or null for no limit. */
export type LimitRow = {
  field: LimitField;
  scope: LimitScope;
  value: number | string | null;
  /** Where it is stated: an address or words; null without one. */
  source: string | null;
  /** The day on which it was checked, such as `2026-11-29`. */
  checkedOn: string | null;
};

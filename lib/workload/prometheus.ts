import { getChainOf } from './chain-of';
import { addCalls, addTime, isMethodName, type Tally } from './tally';

/** Counters of calls, the first that occurs is read: of client traffic before that of upstreams. */
const METRICS = [
  // eRPC
  'erpc_network_request_received_total',
  'erpc_upstream_request_total',
  // Ponder
  'ponder_rpc_request_duration_count',
];
/** Counters of other proxies and indexers. */
const ANY_METRIC = /(?:rpc|json_?rpc|upstream)\w*_(?:total|count)$/;
const NOT_CALLS = /error|fail|cache|retry|hedge|bytes/;
const METHOD_LABELS = ['method', 'rpc_method', 'category', 'method_name'];
const CHAIN_LABELS = ['network', 'chain', 'chain_id', 'chainId', 'blockchain'];

const SAMPLE = /^([a-zA-Z_:][\w:]{0,200})\{([^}]{0,2000})\}\s+(\S{1,40})(?:\s+(\d{10,16}))?$/;
const LABEL = /([a-zA-Z_]\w{0,100})="((?:[^"\\]|\\.){0,300})"/g;

/** A counter of one method: its last value, how much it has grown, how often it occurred, and since which scrape. */
type Series = {
  metric: string;
  chain: string | null;
  method: string;
  last: number;
  grown: number;
  count: number;
  since: number;
};

/** Scrapes in progress: one, or several one after another. */
export type Scrapes = {
  readonly series: Map<string, Series>;
  readonly tally: Tally;
  number: number;
};

export const startScrapes = (tally: Tally): Scrapes => ({ series: new Map(), tally, number: 1 });

/** Reads a line of the text format; a series that occurs again belongs to a later scrape. */
export function addSample(scrapes: Scrapes, line: string): void {
  const { series, tally } = scrapes;
  const [, metric = '', labels = '', written = '', time] = SAMPLE.exec(line.trim()) ?? [];
  const isKnown = METRICS.includes(metric) || (ANY_METRIC.test(metric) && !NOT_CALLS.test(metric));
  if (!isKnown) return;
  const values = new Map(Array.from(labels.matchAll(LABEL), ([, name, value]) => [name, value]));
  const method = METHOD_LABELS.map((name) => values.get(name)).find(isMethodName);
  const value = Number(written);
  if (!method || !Number.isFinite(value)) return void tally.skipped++;
  const label = CHAIN_LABELS.map((name) => values.get(name)).find(Boolean);
  if (time) addTime(tally, time.length > 11 ? Number(time) : Number(time) * 1000);
  const known = series.get(metric + labels);
  if (!known) {
    const chain = label ? getChainOf(label) : null;
    const since = scrapes.number;
    // A series that only a later scrape has grew from nothing.
    const grown = since > 1 ? value : 0;
    series.set(metric + labels, { metric, chain, method, last: value, grown, count: 1, since });
    return;
  }
  // A counter that is smaller than before started again.
  known.grown += value < known.last ? value : value - known.last;
  known.last = value;
  known.count++;
  scrapes.number = Math.max(scrapes.number, known.since + known.count - 1);
}

/** Adds the calls of one counter: what it grew between scrapes, or its value if there is only one. */
export function finishScrapes({ series, tally, number }: Scrapes): void {
  const all = [...series.values()];
  const total = (metric: string) =>
    all.reduce((sum, one) => sum + (one.metric === metric ? one.last : 0), 0);
  const names = [...new Set(all.map(({ metric }) => metric))];
  const chosen =
    METRICS.find((metric) => names.includes(metric)) ??
    names.toSorted((one, other) => total(other) - total(one))[0];
  for (const { metric, chain, method, grown, last } of all) {
    const calls = Math.round(number > 1 ? grown : last);
    if (metric === chosen && calls > 0) addCalls(tally, chain, method, calls);
  }
}

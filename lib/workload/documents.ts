import { isJsonObject, toItems } from '@/lib/json';
import { DAY_SECONDS } from '@/lib/utc-day';
import { getChainOf, getChainOfUrl } from './chain-of';
import { addBody, tryJson } from './rpc-body';
import { addCalls, addTime, isMethodName, type Tally } from './tally';
import { toTime } from './times';
import type { MethodUsage, WorkloadFormat } from './types';

/** What a whole JSON text was, and what its tally lacks. */
export type ReadDocument = {
  format: WorkloadFormat;
  usage?: MethodUsage[];
  seconds?: number | null;
};

/** Reads the requests of an HTTP archive (HAR 1.2). */
function readHar(tally: Tally, entries: readonly unknown[]): ReadDocument {
  for (const entry of entries) {
    const { request, startedDateTime } = isJsonObject(entry) ? entry : {};
    const { url, postData } = isJsonObject(request) ? request : {};
    const { text } = isJsonObject(postData) ? postData : {};
    const body = typeof text === 'string' ? tryJson(text) : undefined;
    const chain = typeof url === 'string' ? getChainOfUrl(url) : null;
    if (addBody(tally, chain, body) > 0) addTime(tally, Date.parse(String(startedDateTime)));
    else tally.skipped++;
  }
  return { format: 'har' };
}

const COUNTS = ['calls', 'requests', 'request_count', 'requestCount', 'count'];
const UNITS = ['compute_units', 'computeUnits', 'cu'];
const METHODS = ['method', 'method_name', 'methodName', 'rpc_method'];
const CHAINS = ['chain', 'network', 'chain_id', 'chainId'];

const find = (row: Record<string, unknown>, names: readonly string[]): unknown =>
  names.map((name) => row[name]).find((value) => value !== undefined && value !== null);

const toCount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/** Reads a row of usage by method; null if it is none. */
function readUsageRow(row: unknown): MethodUsage | null {
  if (!isJsonObject(row)) return null;
  const method = find(row, METHODS);
  if (!isMethodName(method)) return null;
  const label = find(row, CHAINS);
  const chain = label === undefined ? null : getChainOf(String(label));
  const calls = toCount(find(row, COUNTS));
  const usage = { chain, method, calls: calls ?? 0, tagged: 0, archive: 0 };
  if (calls !== null) {
    const isArchive = row.archive === true;
    const isSaid = typeof row.archive === 'boolean';
    return { ...usage, tagged: isSaid ? calls : 0, archive: isArchive ? calls : 0 };
  }
  const credits = toCount(row.credits_used);
  // Units become calls once the chain is known.
  if (credits !== null) return { ...usage, units: { provider: 'QuickNode', count: credits } };
  const units = toCount(find(row, UNITS));
  return units === null ? null : { ...usage, units: { provider: 'Alchemy', count: units } };
}

/** Finds the first list of usage by method, at most a few levels deep, with the span it covers. */
function findUsage(value: unknown, depth = 0): ReadDocument | null {
  if (Array.isArray(value)) {
    const usage = value.flatMap((row) => readUsageRow(row) ?? []);
    return usage.length > 0 ? { format: 'usage', usage } : null;
  }
  if (!isJsonObject(value) || depth > 3) return null;
  for (const part of Object.values(value)) {
    const found = findUsage(part, depth + 1);
    if (!found) continue;
    const start = toTime(find(value, ['start_time', 'startTime', 'start', 'from']));
    const end = toTime(find(value, ['end_time', 'endTime', 'end', 'to']));
    const seconds = Math.round((end - start) / 1000);
    return { seconds: seconds > 0 ? seconds : null, ...found };
  }
  return null;
}

/** The version of the profile that this site writes. */
export const PROFILE_VERSION = 1;

/** Reads a profile: calls per day as this site writes them, or a benchmark's rate and share of each method. */
function readProfile(tally: Tally, given: Record<string, unknown>): ReadDocument | null {
  if (given.workload === PROFILE_VERSION) {
    const usage = toItems(given.calls).flatMap((row): MethodUsage[] => {
      if (!isJsonObject(row) || !isMethodName(row.method)) return [];
      const calls = toCount(row.perDay) ?? 0;
      const archive = Math.min(calls, toCount(row.archivePerDay) ?? 0);
      const chain = typeof row.chain === 'string' ? getChainOf(row.chain) : null;
      return [{ chain, method: row.method, calls, tagged: calls, archive }];
    });
    return { format: 'profile', usage, seconds: DAY_SECONDS };
  }
  const rate = toCount(find(given, ['requestsPerSecond', 'rps', 'rate']));
  const shares = find(given, ['methods', 'weights', 'mix']);
  if (rate === null || !isJsonObject(shares)) return null;
  const rows = Object.entries(shares).flatMap(([method, share]) => {
    const weight = toCount(share);
    return weight !== null && isMethodName(method) ? [{ method, weight }] : [];
  });
  const sum = rows.reduce((total, { weight }) => total + weight, 0);
  const chain = typeof given.chain === 'string' ? getChainOf(given.chain) : null;
  for (const { method, weight } of rows) {
    addCalls(tally, chain, method, Math.round((rate * DAY_SECONDS * weight) / sum));
  }
  return { format: 'profile', seconds: DAY_SECONDS };
}

/** Reads a whole JSON text; null if it is of no known form. */
export function readDocument(tally: Tally, document: unknown): ReadDocument | null {
  if (isJsonObject(document)) {
    const { log } = document;
    if (isJsonObject(log) && Array.isArray(log.entries)) return readHar(tally, log.entries);
    const profile = readProfile(tally, document);
    if (profile) return profile;
  }
  if (addBody(tally, null, document) > 0) return { format: 'requests' };
  return findUsage(document);
}

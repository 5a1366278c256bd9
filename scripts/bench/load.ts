import { spawnSync } from 'node:child_process';

const CONNECTIONS = 16;

/** Requests per second; milliseconds to the whole response at the 50th and 99th percentile. */
export type Load = { perSecond: number; p50: number; p99: number };

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Reads one line of wrk's distribution of latencies, such as `50%  6.10ms`. */
function readLatency(output: string, percent: number): number {
  const [, value, unit = ''] =
    new RegExp(`\\b${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}

/**
 * Loads one URL over keep-alive connections with wrk.
 * @throws for any response but 200, and without wrk
 */
export function measureLoad(url: string, seconds: number): Load {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency'];
  const header = ['-H', 'Accept-Encoding: gzip'];
  const { status, stdout, error } = spawnSync('wrk', [...args, ...header, url], {
    encoding: 'utf8',
  });
  if (error) throw new Error('The benchmark needs wrk: apt-get install wrk');
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (status !== 0 || !perSecond || /Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(`${url} failed under load:\n${stdout}`);
  }
  return {
    perSecond: Number(perSecond),
    p50: readLatency(stdout, 50),
    p99: readLatency(stdout, 99),
  };
}

/** Returns the median, or the lower of two middle values; NaN if there are none. */
export function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Loads each URL once in each round, because other load on the machine varies, and returns the medians. */
export function compareLoads(
  urls: Readonly<Record<string, string>>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Map<string, Load> {
  const loads = new Map(Object.keys(urls).map((name) => [name, [] as Load[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      loads.get(name)?.push(measureLoad(url, seconds));
    }
  }
  const toMedians = (all: Load[]): Load => ({
    perSecond: getMedian(all.map((load) => load.perSecond)),
    p50: getMedian(all.map((load) => load.p50)),
    p99: getMedian(all.map((load) => load.p99)),
  });
  return new Map([...loads].map(([name, all]) => [name, toMedians(all)]));
}

/** Formats columns side by side, the first aligned left and the others right. */
export function toTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toCell = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0);
  return rows.map((row) => row.map(toCell).join('  ').trimEnd()).join('\n');
}

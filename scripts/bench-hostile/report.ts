import { toTable } from '../bench/table';
import type { Footprint, Measured } from './measure';
import { hasServerError, formatTally } from './tally';
import { getPercentile, type Visits } from './visitor';

const MAX_BUILD_GROWTH = 5e6;
const MAX_MEMORY_RATIO = 2;

const toMb = (bytes: number) => (bytes / 1e6).toFixed(0);
const toChange = (before: number, after: number) => `${toMb(before)} → ${toMb(after)}`;
const toLatency = (visits: Visits) =>
  [0.5, 0.99].map((share) => getPercentile(visits, share).toFixed(0)).join(' / ');

const HEADER = ['Attack', 'seconds', 'quiet, ms', 'attacked, ms', 'memory, MB', 'build, MB'];

/** One line per attack: the visitor's median and 99th percentile, what grew, and the attackers' responses. */
export function toReport(measured: readonly Measured[]): string {
  const figures = measured.map(({ name, seconds, quiet, busy, before, after }) => [
    name,
    seconds.toFixed(1),
    toLatency(quiet),
    toLatency(busy),
    toChange(before.memory, after.memory),
    toChange(before.build, after.build),
  ]);
  const answers = ['answers', ...measured.map(({ tally }) => formatTally(tally))];
  return toTable([HEADER, ...figures])
    .split('\n')
    .map((line, index) => `${line}  ${answers[index]}`)
    .join('\n');
}

/** Returns definite failures, such as a 500 response; figures alone do not count. */
export function getFaults(measured: readonly Measured[], start: Footprint): string[] {
  return measured.flatMap(({ name, tally, quiet, busy, after }) => {
    const failures = new Set([...quiet.failures, ...busy.failures]);
    return [
      ...(hasServerError(tally) ? [`${name}: the server failed: ${formatTally(tally)}`] : []),
      ...[...failures].map((reason) => `${name}: a visit failed: ${reason}`),
      ...(after.build - start.build > MAX_BUILD_GROWTH
        ? [`${name}: the build folder grew from ${toChange(start.build, after.build)} MB`]
        : []),
      ...(after.memory > MAX_MEMORY_RATIO * start.memory
        ? [`${name}: the memory grew from ${toChange(start.memory, after.memory)} MB`]
        : []),
    ];
  });
}

import type { Family, Labels } from './text';

/** In seconds; a cached page takes one of the first buckets, and a call to another service may take the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const toKey = (labels: Labels) => JSON.stringify(labels);

/** Counts events by labels, which must have few values. */
export function createCounter(name: string, help: string) {
  const counts = new Map<string, { labels: Labels; value: number }>();
  return {
    add(labels: Labels): void {
      const key = toKey(labels);
      const count = counts.get(key) ?? { labels, value: 0 };
      count.value += 1;
      counts.set(key, count);
    },
    toFamily: (): Family => ({
      ...{ name, help, type: 'counter' },
      samples: [...counts.values()].map((count) => ({ name, ...count })),
    }),
  };
}

type Distribution = { labels: Labels; counts: number[]; sum: number; count: number };

/** Records durations by labels. */
export function createHistogram(name: string, help: string) {
  const all = new Map<string, Distribution>();

  const toSamples = ({ labels, counts, sum, count }: Distribution) => [
    ...BUCKETS.map((limit, index) => ({
      name: `${name}_bucket`,
      labels: { ...labels, le: String(limit) },
      value: counts[index] ?? 0,
    })),
    { name: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
    { name: `${name}_sum`, labels, value: sum },
    { name: `${name}_count`, labels, value: count },
  ];

  return {
    observe(labels: Labels, seconds: number): void {
      const key = toKey(labels);
      const known = all.get(key) ?? { labels, counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      all.set(key, known);
      known.sum += seconds;
      known.count += 1;
      BUCKETS.forEach((limit, index) => {
        if (seconds <= limit) known.counts[index] = (known.counts[index] ?? 0) + 1;
      });
    },
    toFamily: (): Family => ({
      ...{ name, help, type: 'histogram' },
      samples: [...all.values()].flatMap(toSamples),
    }),
  };
}

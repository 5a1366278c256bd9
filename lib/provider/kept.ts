import { createHash } from 'node:crypto';
import path from 'node:path';
import { isBuilding } from '@/lib/env';
import { createLastGoodResponses, type LastGoodResponses } from '@/lib/last-good-responses';
import { parseStoredMeasurements, type Measurements } from './availability';
import { parseCuMethods, parseCuProtocols, parseNodes, parsePlans } from './schema';
import type { ChainEntry, Plan } from './schema';
import type { ComputeUnits } from './types';

/** How often an unchanged value is stored again, to record when it was read. */
const REPEAT_MS = 10 * 60_000;

/** Keeps the last good response of one kind across restarts and deployments. Neither method rejects. */
export type Kept<T> = {
  /** Null if none was stored. `readAt` is in milliseconds since 1970. */
  read(): Promise<{ value: T; readAt: number } | null>;
  keep(value: T, readAt: number): Promise<void>;
};

export type KeptData = {
  nodes: Kept<readonly ChainEntry[]>;
  availability: Kept<Measurements>;
  plans: Kept<Plan[]>;
  computeUnits: Kept<ComputeUnits>;
};

/**
 * Parses each kind as stored.
 * @throws for anything else
 */
const PARSERS: { [K in keyof KeptData]: KeptData[K] extends Kept<infer T> ? Parse<T> : never } = {
  nodes: (stored) => parseNodes(stored).entries,
  availability: parseStoredMeasurements,
  plans: (stored) => parsePlans(stored).entries,
  computeUnits: (stored) => ({
    protocols: parseCuProtocols(Object(stored).protocols).entries,
    methods: parseCuMethods(Object(stored).methods).entries,
  }),
};
type Parse<T> = (stored: unknown) => T;

const toText = (value: unknown) => JSON.stringify(value instanceof Map ? [...value] : value);

function createKept<T>(key: string, parse: Parse<T>, responses: LastGoodResponses): Kept<T> {
  let last = { text: '', readAt: 0 };
  return {
    async read() {
      const answer = await responses.read(key);
      try {
        return answer && { value: parse(JSON.parse(answer.text)), readAt: answer.readAt };
      } catch {
        return null;
      }
    },

    async keep(value, readAt) {
      const text = toText(value);
      if (text === last.text && Math.abs(readAt - last.readAt) < REPEAT_MS) return;
      last = { text, readAt };
      await responses.write(key, { ref: '', text, readAt });
    },
  };
}

/** Keeps each kind under its name in the stores. */
export const createKeptData = (responses: LastGoodResponses): KeptData => ({
  nodes: createKept('nodes', PARSERS.nodes, responses),
  availability: createKept('availability', PARSERS.availability, responses),
  plans: createKept('plans', PARSERS.plans, responses),
  computeUnits: createKept('compute-units', PARSERS.computeUnits, responses),
});

/** Keeps the responses of one host on disk, and in Redis if several instances share one. */
export function keepAnswersOf(url: string): KeptData {
  const scope = createHash('sha256').update(url).digest('hex').slice(0, 16);
  return createKeptData(
    createLastGoodResponses({
      folders: [path.resolve('.data', 'provider', scope)],
      redisPrefix: isBuilding() ? undefined : `provider:${scope}:`,
    }),
  );
}

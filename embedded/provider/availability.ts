import { CHAIN_FACTS } from '@/lib/chains';
import { toServerKey } from '@/lib/chains/server-keys';
import tables from './data/availability.json';

// A hash rather than a random number, so that a chain's sample figures stay the same between calls.
function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** Returns how far below 100 a chain's figures may be: most are good, some less so, a few had a bad day. */
function getSpread(key: string): number {
  const rank = toHash(key) % 100;
  if (rank < 68) return 0.05;
  return rank < 94 ? 0.5 : 1.4;
}

function toFigure(key: string, region: string): number {
  const share = (toHash(`${region}/${key}`) % 8009) / 8009;
  return Math.round((100 - getSpread(key) * share) * 1000) / 1000;
}

function toRegions(key: string): Record<string, number> {
  const regions = tables.withFourthRegion.includes(key)
    ? [...tables.regions, tables.fourthRegion]
    : tables.regions;
  return Object.fromEntries(regions.map((region) => [region, toFigure(key, region)]));
}

/** Sample availability by provider key and region; unmeasured chains are absent. */
export const EMBEDDED_AVAILABILITY = Object.fromEntries(
  CHAIN_FACTS.map((facts) => toServerKey(facts.key))
    .filter((key) => !tables.notMeasured.includes(key))
    .map((key) => [key, toRegions(key)]),
);

/** Sample distances to the newest block, of the same chains and regions; most nodes have it. */
export const getEmbeddedHeads = (now: Date) =>
  Object.fromEntries(
    Object.entries(EMBEDDED_AVAILABILITY).map(([key, byRegion]) => [
      key,
      Object.fromEntries(
        Object.keys(byRegion).map((region) => {
          const behind = Math.max(0, (toHash(`${key}/${region}/head`) % 8) - 5);
          return [region, { 'json-rpc': { behind, at: now.toISOString() } }];
        }),
      ),
    ]),
  );

/** `place` is in percent of a scale; `lane` is the line, from 0, on which the point overlaps no other. */
export type LanePoint = { key: string; place: number; lane: number };

/** Points closer than this, in percent of the scale, would overlap. */
const GAP = 7;

/** Assigns each point the first lane on which it overlaps no other. */
export function dealLanes(points: readonly Omit<LanePoint, 'lane'>[]): LanePoint[] {
  const ends: number[] = [];
  return [...points]
    .sort((a, b) => a.place - b.place)
    .map(({ key, place }) => {
      const free = ends.findIndex((end) => place - end >= GAP);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = place;
      return { key, place, lane };
    });
}

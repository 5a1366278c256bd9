/** The middle of an area by the name that large clouds give it, in degrees: longitude, latitude. */
const AREAS: Readonly<Record<string, readonly [number, number]>> = {
  'af-south': [20, -30],
  'ap-east': [114, 23],
  'ap-northeast': [137, 36],
  'ap-southeast': [106, 4],
  'ap-south': [78, 20],
  'ca-central': [-80, 48],
  'eu-central': [9, 50],
  'eu-north': [17, 60],
  'eu-south': [11, 43],
  'eu-west': [-4, 52],
  'me-central': [54, 24],
  'sa-east': [-47, -20],
  'us-central': [-97, 39],
  'us-east': [-78, 39],
  'us-west': [-119, 41],
};

export type RegionPlace = { region: string; x: number; y: number };

/** Places regions on the map of dots, whose units are about a third of a degree. Regions of other names are left out. */
export const getRegionPlaces = (regions: readonly string[]): RegionPlace[] =>
  regions.flatMap((region) => {
    const area = Object.keys(AREAS).find((name) => region.startsWith(name));
    const [longitude, latitude] = AREAS[area ?? ''] ?? [];
    if (longitude === undefined || latitude === undefined) return [];
    return [{ region, x: Math.round(570 + 3.08 * longitude), y: Math.round(284 - 3.3 * latitude) }];
  });

type Point = readonly [x: number, y: number];

/** A mark on a 32 × 32 grid: SVG paths, plus the one node drawn as a ring. */
export type ChainMark = { links: string; isLoop: boolean; nodes: string; live: Point };

// Chosen so that no two chains on the site get similar marks.
const SALT = 8656;
const STEP = 7;
const MIDDLE = 16;

const MIRRORS: readonly ((point: Point) => Point)[] = [
  ([x, y]) => [3 - x, y],
  ([x, y]) => [x, 3 - y],
  ([x, y]) => [3 - x, 3 - y],
  ([x, y]) => [y, x],
  ([x, y]) => [3 - y, 3 - x],
];

/** Returns the same numbers for the same key, in every build and on every machine. */
function createPick(key: string) {
  let seed = 0x811c9dc5 ^ SALT;
  for (const char of key) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 0x01000193);
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) || 1;
  return (limit: number): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % limit;
  };
}

const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
const getDistance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A link is straight, at 45° or at a two-to-one slope, and crosses no third node. */
function isLinkFree(a: Point, b: Point, nodes: readonly Point[]): boolean {
  const [short = 0, long = 0] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])].sort(
    (m, n) => m - n,
  );
  if (short !== 0 && short !== long && short * 2 !== long) return false;
  return !nodes.some((node) => {
    if (isSame(node, a) || isSame(node, b)) return false;
    return getDistance(a, node) + getDistance(node, b) - getDistance(a, b) < 0.12;
  });
}

type Draft = { nodes: Point[]; links: [Point, Point][]; isLoop: boolean };

function pickDraft(pick: (limit: number) => number): Draft {
  const mirror = MIRRORS[pick(MIRRORS.length)] ?? ((point: Point) => point);
  const half = Array.from({ length: 2 + pick(2) }, (): Point => [pick(4), pick(4)]);
  const all = [...half.map((point) => mirror(point)).reverse(), ...half];
  const nodes = all.filter((point, index) => all.findIndex((one) => isSame(one, point)) === index);
  const isLoop = pick(5) > 1;
  const links = nodes.map((node, index): [Point, Point] => [nodes.at(index - 1) ?? node, node]);
  return { nodes, links: isLoop ? links : links.slice(1), isLoop };
}

const getRange = (nodes: readonly Point[], axis: 0 | 1): [number, number] => {
  const all = nodes.map((node) => node[axis]);
  return [Math.min(...all), Math.max(...all)];
};

/** Large enough to see, with no link running over a node. */
function isLegible({ nodes, links, isLoop }: Draft): boolean {
  if (nodes.length < (isLoop ? 3 : 4)) return false;
  const [left, right] = getRange(nodes, 0);
  const [top, bottom] = getRange(nodes, 1);
  if (right - left + bottom - top <= 4) return false;
  return links.every(([a, b]) => getDistance(a, b) > 1 && isLinkFree(a, b, nodes));
}

// A key that finds no legible mark within this many tries gets the last one: any mark beats an endless loop.
const MAX_TRIES = 500;

/** Draws a mark for a chain that has none: three to six linked nodes, derived from its key. */
export function drawChainMark(key: string): ChainMark {
  const pick = createPick(key);
  let draft = pickDraft(pick);
  for (let tries = 1; !isLegible(draft) && tries < MAX_TRIES; tries += 1) draft = pickDraft(pick);
  const { nodes, isLoop } = draft;
  const centres = ([0, 1] as const).map((axis) => {
    const [low, high] = getRange(nodes, axis);
    return (low + high) / 2;
  });
  const place = (point: Point): Point => [
    MIDDLE + STEP * (point[0] - (centres[0] ?? 0)),
    MIDDLE + STEP * (point[1] - (centres[1] ?? 0)),
  ];
  const live = nodes[pick(nodes.length)] ?? [0, 0];
  return {
    links: `M${nodes.map((node) => place(node).join(' ')).join('L')}${isLoop ? 'z' : ''}`,
    isLoop,
    nodes: nodes
      .filter((node) => node !== live)
      .map((node) => `M${place(node).join(' ')}h0`)
      .join(''),
    live: place(live),
  };
}

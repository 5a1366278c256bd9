/** The mark on a 22-unit square: nodes, the links between them, and the one node that stands out. */
export const MARK = {
  side: 22,
  links: 'M4 18V4l14 14V4',
  linkWidth: 2.6,
  radius: 3,
  nodes: [
    [4, 18],
    [4, 4],
    [18, 18],
  ],
  signal: [18, 4],
} as const;

/**
 * Close to the dark theme, with more contrast for tiles and lattice, because networks show pictures small. Written out,
 * because the renderer does not support custom properties.
 */
export const COLOURS = {
  ground: '#0b0e0d',
  surface: '#161c1a',
  line: '#2c3633',
  ink: '#ecf1ee',
  muted: '#9ba7a2',
  signal: '#c8f169',
};

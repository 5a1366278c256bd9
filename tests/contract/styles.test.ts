import { compile } from 'sass';
import { describe, expect, it } from 'vitest';
import { getContrast, getPalettes, type Palette } from './contrast';

const css = compile('styles/globals.scss').css;
const [root = {}] = getPalettes(css, ':root');
const THEMES: [name: string, palette: Palette][] = [
  ['light', { ...root, ...getPalettes(css, '[data-theme=light]')[0] }],
  ['dark', { ...root, ...getPalettes(css, '[data-theme=dark]')[0] }],
];

const TEXT = 4.5;
const SHAPE = 3;
const PAIRS: [ink: string, ground: string, least: number][] = [
  ['ink', 'paper', TEXT],
  ['ink', 'surface', TEXT],
  ['ink', 'sunken', TEXT],
  ['ink-muted', 'paper', TEXT],
  ['ink-muted', 'surface', TEXT],
  ['ink-muted', 'sunken', TEXT],
  ['accent', 'paper', TEXT],
  ['accent', 'surface', TEXT],
  ['accent-ink', 'accent', TEXT],
  ['signal-ink', 'signal', TEXT],
  ['signal-ink', 'signal-hover', TEXT],
  ['danger', 'surface', TEXT],
  ['warn', 'paper', TEXT],
  ['level-high-ink', 'level-high', TEXT],
  ['level-middle-ink', 'level-middle', TEXT],
  ['level-low-ink', 'level-low', TEXT],
  ['band-ink', 'band', TEXT],
  ['code-ink', 'code', TEXT],
  ['code-muted', 'code', TEXT],
  ['code-key', 'code', TEXT],
  ['code-text', 'code', TEXT],
  ['control', 'paper', SHAPE],
  ['control', 'surface', SHAPE],
];

describe('the palette', () => {
  it('sets the same roles in both themes', () => {
    const [light, dark] = ['light', 'dark'].map((theme) =>
      Object.keys(getPalettes(css, `[data-theme=${theme}]`)[0] ?? {}),
    );
    expect(light?.length).toBeGreaterThan(15);
    expect(dark).toEqual(light);
  });

  it('is equally dark by choice and by system setting, and light without either', () => {
    const [chosen] = getPalettes(css, '[data-theme=dark]');
    expect(getPalettes(css, ':root:not([data-theme=light])')).toEqual([chosen]);
    const [light] = getPalettes(css, '[data-theme=light]');
    expect(root).toMatchObject(light ?? {});
  });

  describe.each(THEMES)('%s', (_, palette) => {
    it.each(PAIRS)('distinguishes %s from %s', (ink, ground, least) => {
      expect(palette).toHaveProperty(ink);
      expect(palette).toHaveProperty(ground);
      expect(getContrast(palette[ink] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(least);
    });
  });
});

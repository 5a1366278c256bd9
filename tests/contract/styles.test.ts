import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileStyles } from './compile-styles';
import { getContrast, getPalettes, type Palette } from './contrast';

const css = compileStyles('styles/globals.scss');
const root: Palette = Object.assign({}, ...getPalettes(css, ':root'));
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

  it('depends on nothing inside the page: an insertion would restyle all of it', () => {
    const files = ['app', 'components', 'slices', 'styles'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.scss'))
        .map((file) => path.join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(100);
    const faulty = files.filter((file) => {
      const rules = readFileSync(file, 'utf8').replaceAll(/\/\/.*/g, '');
      return /(?:html|:root|body)(?:[.:[][^\s,{]*)?:has\(/.test(rules);
    });
    expect(faulty).toEqual([]);
  });

  it('is not listed with :has() selectors, to whose weight the build would raise it', () => {
    const lists = [...css.matchAll(/([^{};]+)\{/g)].map(([, list = '']) => list);
    const roots = lists.filter((list) => list.split(',').some((one) => one.trim() === ':root'));
    expect(roots.length).toBeGreaterThan(0);
    expect(roots.filter((list) => list.includes(':has('))).toEqual([]);
  });

  describe.each(THEMES)('%s', (_, palette) => {
    it.each(PAIRS)('distinguishes %s from %s', (ink, ground, least) => {
      expect(palette).toHaveProperty(ink);
      expect(palette).toHaveProperty(ground);
      expect(getContrast(palette[ink] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(least);
    });
  });
});

describe('the type sizes', () => {
  const SIZES = new Set(['12px', '13px', '15px', '17px', '20px', '28px', '40px', '54px', '72px']);
  /** Inline code follows its text, some elements their parent, and paper has its own size. */
  const OTHERS = new Set(['0.94em', '1em', 'inherit', '11pt', '0']);
  const files = ['app', 'components', 'slices']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.module.scss'))
    .concat('styles/globals.scss');

  it('are nine, in every compiled style', { timeout: 120_000 }, () => {
    const declared = /(?:font-size|--text-\w+): ([^;}]+)|font: \d+ ([^/;]+)\//g;
    const sizes = files.flatMap((file) =>
      [...compileStyles(file).matchAll(declared)].map(([, size, short]) =>
        (size ?? short ?? '').trim(),
      ),
    );
    expect(sizes.length).toBeGreaterThan(200);
    const odd = sizes.filter(
      (size) => !SIZES.has(size) && !OTHERS.has(size) && !/^var\(--text-/.test(size),
    );
    expect(odd).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { pickTemplates } from '@/scripts/look/templates';
import { toMedians, type Measures } from '@/scripts/bench-lighthouse/run';

const toMeasures = (performance: number, lcp: number): Measures => ({
  performance,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp,
  tbt: 0,
  cls: 0,
});

describe('medians of several runs', () => {
  it('are computed for each measure separately', () => {
    const runs = [toMeasures(90, 3000), toMeasures(100, 1000), toMeasures(95, 9000)];
    expect(toMedians(runs)).toMatchObject({ performance: 95, lcp: 3000, accessibility: 100 });
  });

  it('need a run', () => {
    expect(() => toMedians([])).toThrow('Nothing was measured');
  });
});

describe('templates by name', () => {
  it('are all without a name', () => {
    const { templates, unknown } = pickTemplates([]);
    expect(templates.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  it('are selected by name, and unknown names are reported', () => {
    const { templates, unknown } = pickTemplates(['home', 'hom']);
    expect(templates.map(([name]) => name)).toEqual(['home']);
    expect(unknown).toEqual(['hom']);
  });
});

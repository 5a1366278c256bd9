import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/components/pictures';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import { makeChain } from '../support/chains';

type Model = { json: { Main: { picture: { config: { options: string[] } } } } };
const model = JSON.parse(readFileSync('customtypes/page/index.json', 'utf8')) as Model;
const NAMES = model.json.Main.picture.config.options;

const makeNodes = (nodes: Partial<LiveNodes> = {}): LiveNodes => ({
  chains: [makeChain({ regions: [{ region: 'eu', percent: '99.900' }] })],
  source: 'live',
  hasSampleReadings: false,
  readingsAt: null,
  checkedAt: null,
  regions: ['eu'],
  meanAvailability: null,
  ...nodes,
});

describe.each(LOCALE_KEYS)('in %s', (locale) => {
  const draw = (name: string, nodes = makeNodes()) =>
    renderToStaticMarkup(<Picture name={name} nodes={nodes} slices={[]} locale={locale} />);

  it.each(NAMES)('an editor can choose the picture %s', (name) => {
    const markup = draw(name);
    expect(markup).toMatch(/^<figure/);
    expect(markup).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  it('leaves the picture of regions out when nothing was measured', () => {
    expect(draw('regions', makeNodes({ chains: [makeChain()], regions: [] }))).toBe('');
  });

  it('shows nothing for a name that it does not know', () => {
    expect(draw('anything')).toBe('');
  });
});

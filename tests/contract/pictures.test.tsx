import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/components/pictures';
import type { PictureContext } from '@/components/pictures/picture-context';
import type { Project } from '@/lib/content/projects';
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
  isLoading: false,
  nodesAmount: 40,
  readingsAt: null,
  checkedAt: null,
  regions: ['eu'],
  meanAvailability: null,
  ...nodes,
});

const makeProject = (project: Partial<Project>): Project => ({
  ...{ uid: 'x', name: 'x', kind: 'tool', lead: [], interfaces: 'JSON-RPC', chains: ['eth'] },
  website: { link_type: 'Any' },
  ...project,
});

const CONTEXT: Omit<PictureContext, 'locale'> = {
  nodes: makeNodes(),
  computeUnits: {
    protocols: [{ _key: 'eth', name: 'Ethereum', family: 'evm', multiplier: 1 }],
    methods: [
      { method: 'eth_call', family: 'evm', computeUnits: 25, archiveComputeUnits: null },
      { method: 'eth_getLogs', family: 'evm', computeUnits: 75, archiveComputeUnits: null },
    ],
  },
  projects: [
    makeProject({ uid: 'viem', name: 'viem', interfaces: 'JSON-RPC, WebSocket' }),
    makeProject({ uid: 'safe', name: 'Safe', kind: 'wallet' }),
  ],
  host: 'rpc.example.com',
  slices: [],
};

describe.each(LOCALE_KEYS)('in %s', (locale) => {
  const draw = (name: string, changed: Partial<PictureContext> = {}) =>
    renderToStaticMarkup(<Picture name={name} {...CONTEXT} {...changed} locale={locale} />);

  it.each(NAMES)('an editor can choose the picture %s', (name) => {
    const markup = draw(name);
    expect(markup).toMatch(/^<figure/);
    expect(markup).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  it('omits the picture of regions if nothing was measured', () => {
    expect(draw('regions', { nodes: makeNodes({ chains: [makeChain()], regions: [] }) })).toBe('');
  });

  it.each([
    ['unit_scale', { computeUnits: { protocols: [], methods: [] } }],
    ['url_swap', { nodes: makeNodes({ chains: [] }) }],
    ['tool_chains', { projects: [] }],
    ['tool_links', { projects: [] }],
  ])('leaves %s out when there is nothing to draw', (name, changed) => {
    expect(draw(name, changed)).toBe('');
  });
});

import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { getDataFile } from '@/lib/directory/files';
import schema from '@/lib/directory/nodes.schema.json';
import type { PublicNodes } from '@/lib/directory/public-chain';
import { getNodes, type LiveNodes } from '@/lib/provider';
import { makeChain } from '../support/chains';

const ORIGIN = 'https://www.nodewell.example';
const validator = new Ajv({ allErrors: true, validateFormats: false }).addSchema(schema, 'nodes');
const bare: LiveNodes = {
  chains: [makeChain({ name: '=1+1, "quoted"' })],
  source: 'built-in',
  hasSampleReadings: false,
  readingsAt: null,
  checkedAt: null,
  regions: [],
  meanAvailability: null,
};

const read = (path: string, nodes: LiveNodes) => getDataFile(path, nodes, ORIGIN)?.text ?? '';

function check(reference: string, text: string) {
  const isValid = validator.validate(reference, JSON.parse(text));
  expect(validator.errors ?? [], text.slice(0, 200)).toEqual([]);
  expect(isValid).toBe(true);
}

describe.each([
  ['the embedded provider', getNodes],
  ['a provider that says next to nothing', () => Promise.resolve(bare)],
])('of %s', (_, getData) => {
  it('each JSON file fits the schema that the site publishes', async () => {
    const nodes = await getData();
    check('nodes', read('/nodes.json', nodes));
    for (const { key } of nodes.chains) {
      check('nodes#/$defs/chain', read(`/nodes/${key}.json`, nodes));
    }
  });

  it('the table has a line for each chain, and as many cells in each', async () => {
    const nodes = await getData();
    const lines = read('/nodes.csv', nodes).trimEnd().split('\r\n');
    expect(lines).toHaveLength(nodes.chains.length + 1);
    const cells = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(',').length);
    expect(new Set(cells).size).toBe(1);
  });
});

it('the schema refuses what is not a figure with two decimals', () => {
  const nodes = JSON.parse(read('/nodes.json', bare)) as PublicNodes;
  const [chain] = nodes.chains;
  const broken = { ...nodes, chains: [{ ...chain, availabilityPercent: '99.9' }] };
  expect(validator.validate('nodes', broken)).toBe(false);
});

it('a spreadsheet runs no name as a formula', () => {
  expect(read('/nodes.csv', bare)).toContain(`,"'=1+1, ""quoted""",`);
});

it('there is no file of a chain that is not served', () => {
  expect(getDataFile('/nodes/eth2.json', bare, ORIGIN)).toBeNull();
});

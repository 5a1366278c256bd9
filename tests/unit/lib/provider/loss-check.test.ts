import { describe, expect, it } from 'vitest';
import { CONFIRM_MS } from '@/lib/provider/loss-check';
import { setUp } from './live-setup';

const NODES = /nodes_v2$/;
const MINUTE = 60_000;

type Network = { _key: string; status?: string; interfaces?: string[] };

const MAINNET = { _key: 'mainnet', status: 'active', interfaces: ['json-rpc', 'rest'] };

const toList = (count: number, networks: Network[] = [MAINNET]) =>
  Array.from({ length: count }, (_, index) => ({
    protocol: { _key: `chain${index}`, name: `Chain ${index}` },
    networks,
  }));

async function setUpList(count: number, options?: Parameters<typeof setUp>[0]) {
  const context = setUp(options);
  const { answer, control, live, endPause, pauses } = context;
  const list = (length: number, networks?: Network[]) =>
    answer(NODES, () => Response.json(toList(length, networks)));
  /** Reads again after a minute, and lets all attempts finish. */
  async function readAgain(ms = MINUTE) {
    control.now += ms;
    await live.getNodes();
    while (pauses.length > 0) await endPause();
    return live.getNodes();
  }
  list(count);
  await live.getNodes();
  return { ...context, list, readAgain };
}

describe('a list that lacks many chains of the previous one', () => {
  it('keeps the last good list, and is logged', async () => {
    const { list, readAgain, lines } = await setUpList(40);
    list(10);
    const nodes = await readAgain();
    expect([nodes.source, nodes.chains.length]).toEqual(['last-good', 40]);
    expect(lines.join()).toContain('30 of 40 chains are missing');
  });

  it.each([
    ['no networks', []],
    ['no interfaces', [{ _key: 'mainnet', status: 'active' }]],
    ['no network that is active', [{ ...MAINNET, status: 'inactive' }]],
  ])('is also one whose chains have %s', async (_, networks) => {
    const { list, readAgain, lines } = await setUpList(40);
    list(40, networks);
    expect((await readAgain()).source).toBe('last-good');
    expect(lines.join()).toContain('80 of 80 interfaces are missing');
  });

  it('includes one whose chains have no service levels', async () => {
    const { answer, list, readAgain, lines } = await setUpList(40);
    const serve = (service_levels?: string[]) =>
      answer(NODES, () => Response.json(toList(40).map((entry) => ({ ...entry, service_levels }))));
    serve(['shared', 'dedicated']);
    expect((await readAgain()).source).toBe('live');
    list(40);
    expect((await readAgain()).source).toBe('last-good');
    expect(lines.join()).toContain('80 of 80 service levels are missing');
  });

  it('includes one that no longer marks unusable networks', async () => {
    const { list, readAgain, lines } = await setUpList(40);
    list(40, [MAINNET, { _key: 'testnet', status: 'coming_soon' }]);
    expect((await readAgain()).source).toBe('live');
    list(40, [MAINNET, { _key: 'testnet' }]);
    expect((await readAgain()).source).toBe('last-good');
    expect(lines.join()).toContain('40 of 40 networks out of use are missing');
  });

  it('includes one that no longer marks the only one', async () => {
    const { answer, readAgain, lines } = await setUpList(40);
    const serve = (status?: string) =>
      answer(NODES, () =>
        Response.json(
          toList(40).map((entry, index) =>
            index === 0 ? { ...entry, networks: [MAINNET, { _key: 'testnet', status }] } : entry,
          ),
        ),
      );
    serve('coming_soon');
    expect((await readAgain()).source).toBe('live');
    serve();
    expect((await readAgain()).source).toBe('last-good');
    expect(lines.join()).toContain('1 of 1 networks out of use are missing');
    expect((await readAgain(CONFIRM_MS)).source).toBe('live');
  });

  it('may have shrunk in small steps', async () => {
    const { list, readAgain } = await setUpList(40);
    list(31);
    expect((await readAgain()).chains).toHaveLength(31);
    list(24);
    expect((await readAgain()).chains).toHaveLength(31);
    // After ten minutes, missing entries are accepted.
    list(31);
    await readAgain(CONFIRM_MS);
    list(24);
    expect((await readAgain()).chains).toHaveLength(24);
  });

  it('is accepted after ten minutes', async () => {
    const { list, readAgain } = await setUpList(40);
    list(10);
    await readAgain();
    const nodes = await readAgain(CONFIRM_MS);
    expect([nodes.source, nodes.chains.length]).toEqual(['live', 10]);
  });

  it('starts over if a complete list came in between', async () => {
    const { list, readAgain } = await setUpList(40);
    list(10);
    await readAgain();
    list(40);
    expect((await readAgain(CONFIRM_MS - MINUTE)).source).toBe('live');
    list(10);
    expect((await readAgain()).chains).toHaveLength(40);
  });

  it('waits no longer than that if the clock was set back', async () => {
    const { list, readAgain } = await setUpList(40);
    list(10);
    await readAgain();
    await readAgain(-86_400_000);
    expect((await readAgain(CONFIRM_MS)).chains).toHaveLength(10);
  });
});

it.each([
  ['a few', 40, 36],
  ['less than a quarter', 40, 31],
])('takes %s chains away at once', async (_, before, after) => {
  const { list, readAgain } = await setUpList(before);
  list(after);
  const nodes = await readAgain();
  expect([nodes.source, nodes.chains.length]).toEqual(['live', after]);
});

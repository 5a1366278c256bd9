import { describe, expect, it } from 'vitest';
import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import { runsAsPrinted, toMethodCall } from '@/lib/methods/call';
import { getMethodErrors } from '@/lib/methods/errors';
import { getMethodSources } from '@/lib/methods/list';
import { getMethodPages } from '@/lib/methods/pages';
import { createPriceLookup } from '@/lib/methods/prices';
import { toSlug } from '@/lib/methods/interfaces';
import { getTypeName } from '@/lib/methods/types';
import { makeChain } from '@/tests/support/chains';

const find = (key: string, name: string): ChainMethod => {
  const method = getMethodSupport(key)?.methods.find((one) => one.name === name);
  if (!method) throw new Error(`${key} has no ${name}`);
  return method;
};

const serve = (key: string, ...interfaces: string[]) =>
  makeChain({ key, networks: [{ key: 'mainnet', name: 'Mainnet', status: 'active', interfaces }] });

describe('the address of a method', () => {
  it.each([
    ['eth_getLogs', 'eth_getLogs'],
    ['query (view_account)', 'query-view_account'],
    ['/eth/v2/beacon/blocks/{block_id}', 'eth-v2-beacon-blocks-block_id'],
    ['Filecoin.StateGetActor', 'Filecoin-StateGetActor'],
  ])('of %s ends in %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});

describe('a method has a page', () => {
  const getSlugs = (chain: Parameters<typeof getMethodPages>[0]) =>
    getMethodPages(chain).map(({ slug }) => slug);

  it('when there is enough to say of it', () => {
    const slugs = getSlugs(serve('eth', 'json-rpc'));
    expect(slugs).toEqual(expect.arrayContaining(['eth_call', 'eth_getLogs', 'trace_block']));
    expect(slugs).not.toContain('net_listening');
    expect(slugs.length).toBeLessThanOrEqual(25);
  });

  it('while its chain offers its interface and takes requests', () => {
    const chain = serve('btc', 'blockbook');
    expect(getSlugs(chain)).toContain('api-v2-tx-txid');
    expect(getSlugs(chain)).not.toContain('getblock');
    expect(getSlugs({ ...chain, status: 'inactive' })).toEqual([]);
    expect(getSlugs(makeChain({ key: 'eth' }))).toEqual([]);
  });
});

describe('the request for a method', () => {
  it.each([
    ['eth', 'eth_getBalance', ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'latest']],
    ['near', 'block', { finality: 'final' }],
    ['xrp', 'ledger', [{ ledger_index: 'validated', transactions: false }]],
    ['dot', 'state_getMetadata', []],
    ['xmr', 'on_get_block_hash', [912345]],
  ])('of %s sends %s its parameters as it takes them', (key, name, params) => {
    expect(toMethodCall(find(key, name))).toMatchObject({ params });
  });

  it('puts the parts of a path, its query and its body in their places', () => {
    expect(toMethodCall(find('kas', '/addresses/{kaspaAddress}/balance'))).toMatchObject({
      http: 'GET',
      path: expect.stringMatching(/^\/addresses\/kaspa%3A\w+\/balance$/),
    });
    expect(toMethodCall(find('ton', '/shards'))).toMatchObject({ path: '/shards?seqno=54310912' });
    expect(toMethodCall(find('trx', '/wallet/getblockbynum'))).toMatchObject({
      http: 'POST',
      path: '/wallet/getblockbynum',
      body: { num: 77000000 },
    });
  });

  it.each([
    ['sui', 'LedgerService/GetObject'],
    ['btc', 'subscribeNewBlock'],
    ['btc', '/api/v2/xpub/{xpub}'],
    ['algo', 'POST /v2/transactions'],
    ['avax', 'platform.getTx'],
  ])('is not made up for what %s asks otherwise: %s', (key, name) => {
    expect(toMethodCall(find(key, name))).toBeNull();
  });
});

describe('the price of a method', () => {
  const prices = {
    protocols: [{ _key: 'eth', name: 'Ethereum', family: 'evm', multiplier: 1.5 }],
    methods: [
      { method: 'eth_getBalance', family: 'evm', computeUnits: 15, archiveComputeUnits: 30 },
      { method: 'eth_getLogs', family: 'evm', computeUnits: 75, archiveComputeUnits: 150 },
      { method: 'eth_call', family: 'other', computeUnits: 1, archiveComputeUnits: null },
    ],
  };
  const getPrice = createPriceLookup(prices, 'eth');

  it('is rounded up after the multiplier of its chain', () => {
    expect(getPrice(find('eth', 'eth_getBalance'))).toEqual({ units: 23, archive: 45 });
  });

  it('includes archive data only if the call can read past state', () => {
    expect(getPrice(find('eth', 'eth_getBalance'))?.archive).toBe(45);
    expect(getPrice(find('eth', 'eth_getLogs'))).toEqual({ units: 113, archive: null });
  });

  it('is none without an entry of the family of its chain', () => {
    expect(getPrice(find('eth', 'eth_call'))).toBeNull();
    expect(createPriceLookup(prices, 'op')(find('op', 'eth_getBalance'))).toBeNull();
  });

  it('is found whatever the list calls the parts of a path', () => {
    const method = '/api/v2/utxo/{address}';
    const lookUp = createPriceLookup(
      {
        protocols: [{ _key: 'btc', name: 'Bitcoin', family: 'b', multiplier: 1 }],
        methods: [{ method, family: 'b', computeUnits: 15, archiveComputeUnits: null }],
      },
      'btc',
    );
    expect(lookUp(find('btc', '/api/v2/utxo/{descriptor}'))).toEqual({ units: 15, archive: null });
  });
});

describe('what a page says of a method', () => {
  it('lists the errors of its kind before the common ones', () => {
    const getCodes = (key: string, name: string) =>
      getMethodErrors(find(key, name)).map(({ code }) => code);
    expect(getCodes('eth', 'eth_call')).toEqual(['3', '-32000', '-32601', '-32602']);
    expect(getCodes('eth', 'eth_gasPrice')).toEqual(['-32601']);
    expect(getCodes('trx', '/wallet/getnowblock')).toEqual([]);
  });

  it.each([
    ['block number or tag', '区块号或标签'],
    ['path: hash or height', '路径：哈希或高度'],
    ['query', '查询参数'],
    ['sapling | orchard', 'sapling | orchard'],
  ])('calls the type %s by its Chinese name', (type, name) => {
    expect(getTypeName(type, 'cn')).toBe(name);
    expect(getTypeName(type, 'en')).toBe(type);
  });

  it('lists each source once, without other providers, and the group of a second family', () => {
    const sources = [
      'drpcorg/nodecore: specs',
      'a/b: src/x',
      'a/b: src/y',
      'trezor/blockbook: configs',
      'general knowledge',
      'https://docs.x.example/rpc',
      'https://docs.chainstack.com/x',
      'https://github.com/a/b/pull/1',
    ];
    expect(getMethodSources(sources)).toEqual([
      { name: 'a/b', group: null },
      { name: 'trezor/blockbook', group: 'Blockbook' },
      { name: 'docs.x.example', group: null },
    ]);
  });

  it('has the codes of the node itself', () => {
    const getCodes = (key: string, name: string) =>
      getMethodErrors(find(key, name)).map(({ code }) => code);
    expect(getCodes('btc', 'getblock')).toEqual(['-5', '-1', '-3', '-32601']);
    expect(getCodes('btc', 'sendrawtransaction')).toEqual(['-22', '-26', '-1', '-3', '-32601']);
    expect(getCodes('dot', 'state_getStorage')).toContain('4003');
    expect(getCodes('sol', 'getProgramAccounts')).toContain('-32600');
    expect(getCodes('xrp', 'account_info')).toEqual([]);
  });

  it('says which requests run as printed', () => {
    const runs = (key: string, name: string) => runsAsPrinted(find(key, name), key);
    expect(runs('eth', 'eth_getLogs')).toBe(true);
    expect(runs('btc', 'gettxout')).toBe(true);
    // The same example does not exist on another chain, and an ID is the caller's own.
    expect(runs('base', 'eth_getTransactionByHash')).toBe(false);
    expect(runs('eth', 'eth_getFilterLogs')).toBe(false);
    expect(runs('eth', 'eth_sendRawTransaction')).toBe(false);
  });
});

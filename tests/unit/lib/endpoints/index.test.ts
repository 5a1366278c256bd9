import { describe, expect, it, test } from 'vitest';
import {
  findEndpoints,
  getEndpointName,
  getEndpointVariable,
  moveEndpoint,
  splitEndpoint,
  writeEndpoint,
} from '@/lib/endpoints';

const HOST = 'nodewell.example';

test("names a chain's first network after the chain, and any other after both", () => {
  const networks = [{ key: 'mainnet' }, { key: 'sepolia' }];
  expect(getEndpointName('eth', networks, 'mainnet')).toBe('eth');
  expect(getEndpointName('eth', networks, 'sepolia')).toBe('eth-sepolia');
});

describe('an endpoint', () => {
  it.each([
    [{}, 'https://eth.nodewell.example/$KEY', '$ETH_URL'],
    [{ isSocket: true }, 'wss://eth.nodewell.example/$KEY', '$ETH_WS_URL'],
    [{ path: '/v1' }, 'https://eth.nodewell.example/$KEY/v1', '$ETH_URL/v1'],
    [{ key: 'YOUR_KEY', isBare: true }, 'eth.nodewell.example/YOUR_KEY', 'YOUR_ETH_URL'],
    [
      { key: '${process.env.KEY}' },
      'https://eth.nodewell.example/${process.env.KEY}',
      '${process.env.ETH_URL}',
    ],
    [
      { key: "{os.environ['KEY']}" },
      "https://eth.nodewell.example/{os.environ['KEY']}",
      "{os.environ['ETH_URL']}",
    ],
  ])('%j is %s, or %s if endpoints are opaque', (form, written, opaque) => {
    expect(writeEndpoint(HOST, 'eth', form)).toBe(written);
    expect(writeEndpoint(null, 'eth', form)).toBe(opaque);
  });

  it('has a variable that shells accept', () => {
    expect(getEndpointVariable(null, '0g-newton.2', true)).toBe('CHAIN_0G_NEWTON_2_WS_URL');
    expect(getEndpointVariable(HOST, 'eth')).toBe('KEY');
  });

  it.each([HOST, null])('splits around its chain, on the host %s', (host) => {
    const { before, chosen, after, key } = splitEndpoint(host, 's');
    expect(before + chosen + after + key).toBe(writeEndpoint(host, 's'));
  });
});

describe('a program', () => {
  it('moves to another network', () => {
    const move = (host: string | null) => {
      const form = { isSocket: true };
      return moveEndpoint(writeEndpoint(host, 'eth', form), host, 'eth', 'eth-sepolia');
    };
    expect(move(HOST)).toBe('wss://eth-sepolia.nodewell.example/$KEY');
    expect(move(null)).toBe('$ETH_SEPOLIA_WS_URL');
  });

  it('keeps variables that are not endpoints', () => {
    expect(moveEndpoint('$ETH $METH_URL', null, 'eth', 'sol')).toBe('$ETH $METH_URL');
  });
});

describe('endpoints in texts', () => {
  it('are found in every syntax', () => {
    const text = [
      'curl https://eth.{host}/$KEY/v1 and wss://sol.{host}/YOUR_KEY',
      '`https://base.{host}/${process.env.KEY}` or f"https://bsc.{host}/{os.environ[\'KEY\']}"',
      'url = "https://gno.{host}/${KEY}"',
    ].join('\n');
    expect(findEndpoints(text).map(({ words }) => words)).toEqual([
      '$ETH_URL',
      'YOUR_SOL_WS_URL',
      '${process.env.BASE_URL}',
      "{os.environ['BSC_URL']}",
      '${GNO_URL}',
    ]);
  });

  it('are none without a key', () => {
    expect(findEndpoints('eth.{host} and https://{host}/$KEY')).toEqual([]);
  });
});

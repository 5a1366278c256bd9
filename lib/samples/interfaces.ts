import type { ChainFacts } from '@/lib/chains';
import {
  getRequestSample,
  toPythonLiteral,
  toRequestSample,
  type RequestSample,
  type Sample,
} from '.';
import samples from './interfaces.json';

type Subscription = { method: string; params: unknown; message: unknown };
type Call = { http: string; path: string; body?: unknown; response: unknown };
const SAMPLES: Record<string, Record<string, Subscription | Call>> = samples;

/** A subscription over WebSocket: the line to send, and the first thing that the chain says of itself. */
function toSubscription(sample: Subscription, key: string, host: string): RequestSample {
  const { method, params, message } = sample;
  const url = `wss://${key}.${host}/$KEY`;
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const quoted = call.replaceAll("'", String.raw`'\''`);
  return {
    interface: 'websocket',
    tool: 'wscat',
    requests: {
      curl: `wscat -c ${url} -w 30 \\\n  -x '${quoted}'`,
      javascript: `const socket = new WebSocket('${url}');\nsocket.onopen = () =>\n  socket.send(JSON.stringify(${call}));\nsocket.onmessage = ({ data }) => console.log(data);`,
      python: `import asyncio, json, websockets\n\nasync def main():\n    async with websockets.connect("${url}") as socket:\n        await socket.send(json.dumps(\n            ${toPythonLiteral(call)}\n        ))\n        async for message in socket:\n            print(message)\n\nasyncio.run(main())`,
    },
    response: JSON.stringify(message, null, 2),
  };
}

/** The general name of an interface such as `rest-fullnode`. */
const isOffered = (name: string, offered: readonly string[]) =>
  offered.some((one) => one === name || one.startsWith(`${name}-`));

/** A first request for each interface that a chain offers besides the one of its first sample. */
export function getInterfaceSamples(
  facts: ChainFacts,
  offered: readonly string[],
  host: string,
): RequestSample[] {
  const first = getRequestSample(facts, host)?.interface;
  const found = new Map<string, Subscription | Call>();
  for (const family of facts.methodFamilies) {
    for (const [name, sample] of Object.entries(SAMPLES[family] ?? {})) {
      if (name !== first && isOffered(name, offered)) found.set(name, sample);
    }
  }
  return [...found].map(([name, sample]) =>
    'method' in sample
      ? toSubscription(sample, facts.key, host)
      : toRequestSample({ interface: name, ...sample } satisfies Sample, facts.key, host),
  );
}

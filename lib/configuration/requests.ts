import type { ChainMethod, MethodParameter } from '@/lib/chains/methods';
import { getMethodSupport } from '@/lib/chains/methods';
import { toMethodCall } from '@/lib/methods/call';
import { getParameterMeaning } from '@/lib/methods/meanings';
import { toPlainUrl, type ConfiguredChain } from './endpoints';

/** A method with the body of a sample request. */
type RpcCall = { method: ChainMethod; body: { method: string; params: unknown } };

/** Returns a chain's methods of JSON-RPC over HTTP, each with the sample that its page shows. */
function getRpcCalls(chain: ConfiguredChain): RpcCall[] {
  const seen = new Set<string>();
  return (getMethodSupport(chain.key)?.methods ?? []).flatMap((method) => {
    const call = toMethodCall(method);
    if (!call || !('method' in call) || seen.has(call.method)) return [];
    seen.add(call.method);
    return [{ method, body: { method: call.method, params: call.params } }];
  });
}

const toEnvelope = ({ method, params }: RpcCall['body']) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});

/** Types of JSON that a documented type begins with; any value if it is none of them. */
const JSON_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:string|hash|address|quantity|data|hex|block)/i, 'string'],
  [/^(?:bool)/i, 'boolean'],
  [/^(?:number|int|uint|u64|float)/i, 'number'],
  [/^(?:array|list)|\[\]$/i, 'array'],
  [/^(?:object)/i, 'object'],
];

const toSchema = ({ type }: MethodParameter) => {
  const known = JSON_TYPES.find(([pattern]) => pattern.test(type))?.[1];
  return known ? { type: known } : {};
};

/** An OpenRPC 1.3 document of a chain's methods, with our endpoints as servers. */
export function toOpenRpc(chain: ConfiguredChain): object | null {
  const calls = getRpcCalls(chain);
  if (calls.length === 0) return null;
  return {
    openrpc: '1.3.2',
    info: { title: `${chain.title} JSON-RPC`, version: '1.0.0' },
    servers: chain.networks.map(({ name, title }) => ({
      name: title,
      url: toPlainUrl(chain.host, name),
    })),
    methods: calls.map(({ method, body }) => ({
      name: body.method,
      summary: method.summary.en,
      paramStructure: Array.isArray(body.params) ? 'by-position' : 'by-name',
      // Optional parameters come last, as OpenRPC demands.
      params: [
        ...method.params.filter(({ required }) => required),
        ...method.params.filter(({ required }) => !required),
      ].map((param) => ({
        name: param.name,
        description: getParameterMeaning(method, param.name)?.en,
        required: param.required,
        schema: toSchema(param),
      })),
      result: { name: 'result', schema: {} },
    })),
  };
}

/** A Postman collection 2.1: one request per method, on a variable endpoint. */
export function toPostman(chain: ConfiguredChain): object | null {
  const calls = getRpcCalls(chain);
  const [first] = chain.networks;
  if (calls.length === 0 || !first) return null;
  return {
    info: {
      name: `${chain.title} JSON-RPC`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [{ key: 'endpoint', value: toPlainUrl(chain.host, first.name) }],
    item: calls.map(({ body }) => ({
      name: body.method,
      request: {
        method: 'POST',
        url: { raw: '{{endpoint}}', host: ['{{endpoint}}'] },
        header: [{ key: 'content-type', value: 'application/json' }],
        body: {
          mode: 'raw',
          raw: JSON.stringify(toEnvelope(body)),
          options: { raw: { language: 'json' } },
        },
      },
    })),
  };
}

/** A collection as Bruno imports it, with an environment per network. */
export function toBruno(chain: ConfiguredChain): object | null {
  const calls = getRpcCalls(chain);
  if (calls.length === 0) return null;
  return {
    version: '1',
    name: `${chain.title} JSON-RPC`,
    items: calls.map(({ body }, index) => ({
      type: 'http-request',
      name: body.method.replaceAll('/', ' '),
      seq: index + 1,
      request: {
        url: '{{endpoint}}',
        method: 'POST',
        headers: [{ name: 'content-type', value: 'application/json', enabled: true }],
        params: [],
        auth: { mode: 'none' },
        body: { mode: 'json', json: JSON.stringify(toEnvelope(body), null, 2) },
      },
    })),
    environments: chain.networks.map(({ name, title }) => ({
      name: title,
      variables: [
        {
          name: 'endpoint',
          value: toPlainUrl(chain.host, name),
          type: 'text',
          enabled: true,
          secret: false,
        },
      ],
    })),
  };
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import metaSchema from '@open-rpc/meta-schema';
import { collectionSchema } from '@usebruno/schema';
import Ajv from 'ajv';
import { Collection } from 'postman-collection';
import { parse as parseToml } from 'smol-toml';
import typescript from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { toConfiguredChain } from '@/lib/configuration/endpoints';
import { getConfigurationFile, getConfigurationFiles } from '@/lib/configuration/files';
import { toChains } from '@/lib/provider/chains';
import { parseNodes } from '@/lib/provider/nodes-schema';

const CHAINS = toChains(parseNodes(EMBEDDED_NODES).entries, null);
const HOST = 'nodewell.example';
const configure = (host: string | null) =>
  CHAINS.flatMap((chain) => toConfiguredChain(chain, host) ?? []);
const find = (key: string, host: string | null = HOST) => {
  const chain = configure(host).find((one) => one.key === key);
  if (!chain) throw new Error(`${key} is not configured`);
  return chain;
};
const read = (key: string, name: string, host: string | null = HOST) =>
  getConfigurationFile(find(key, host), name)?.text ?? '';

/** Compiles files with the types of the packages they import; returns what is wrong. */
function compile(files: Record<string, string>): string[] {
  // Beside node_modules, where the compiler looks for packages.
  const folder = mkdtempSync(path.join('node_modules', '.cache-configuration-'));
  try {
    const names = Object.entries(files).map(([name, text]) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    });
    const program = typescript.createProgram(names, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: typescript.ModuleKind.ESNext,
      moduleResolution: typescript.ModuleResolutionKind.Bundler,
      target: typescript.ScriptTarget.ES2022,
      types: ['node'],
    });
    return names.flatMap((name) => {
      const source = program.getSourceFile(name);
      return typescript
        .getPreEmitDiagnostics(program, source)
        .map(
          ({ messageText }) =>
            `${path.relative(folder, name)}: ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
        );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.each([HOST, null])('with endpoints at %s', (host) => {
  it('the files for Foundry and eRPC can be parsed', () => {
    const { rpc_endpoints: endpoints } = parseToml(read('eth', 'foundry.toml', host)) as {
      rpc_endpoints: Record<string, string>;
    };
    expect(endpoints.eth).toBe(host ? 'https://eth.nodewell.example/${KEY}' : '${ETH_URL}');
    const erpc = parseYaml(read('eth', 'erpc.yaml', host)) as {
      projects: { upstreams: { endpoint: string; evm: { chainId: number } }[] }[];
    };
    expect(erpc.projects[0]?.upstreams[0]).toMatchObject({
      endpoint: endpoints.eth,
      evm: { chainId: 1 },
    });
  });

  it('each file has an endpoint or its variable, and none is empty', () => {
    for (const chain of configure(host)) {
      for (const { name, text } of getConfigurationFiles(chain)) {
        expect(text.trim(), `${chain.key} ${name}`).not.toBe('');
        expect(text, `${chain.key} ${name}`).toMatch(/KEY|_URL|YOUR_/);
        expect(text, `${chain.key} ${name}`).not.toMatch(/undefined|null\.|\[object/);
      }
    }
  });
});

it('viem, wagmi, ethers and Hardhat accept the types of their files, and of no wrong one', () => {
  const names = ['viem.ts', 'wagmi.ts', 'ethers.ts', 'hardhat.config.ts'];
  const write = (host: string | null) =>
    Object.fromEntries(
      names.map((name) => [
        `${host === null ? 'opaque' : 'shared'}/${name}`,
        read('eth', name, host),
      ]),
    );
  const faults = compile({
    ...write(HOST),
    ...write(null),
    'wrong/viem.ts': read('eth', 'viem.ts').replace('id: 1,', "id: '1',"),
    'wrong/wagmi.ts': read('eth', 'wagmi.ts').replace('transports:', 'transport:'),
    'wrong/hardhat.config.ts': read('eth', 'hardhat.config.ts').replace(
      'chainId: 1,',
      "chainId: '1',",
    ),
  });
  expect(faults).toEqual([
    expect.stringMatching(/wrong\/viem\.ts: .*'string' is not assignable to type 'number'/),
    expect.stringMatching(/wrong\/wagmi\.ts: /),
    expect.stringMatching(/wrong\/hardhat\.config\.ts: /),
  ]);
}, 120_000);

it('every OpenRPC document is valid', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const schema = JSON.parse(JSON.stringify(metaSchema)) as object;
  // The schemas of values in the document; ours say only a type.
  const values = {
    type: ['object', 'boolean'],
    definitions: {
      JSONSchemaObject: { type: 'object', properties: { $ref: { type: 'string' } } },
    },
  };
  ajv.addSchema(values, 'https://meta.json-schema.tools');
  ajv.addSchema(values, 'https://meta.json-schema.tools/');
  const validate = ajv.compile(schema);
  const documents = configure(HOST).flatMap((chain) => {
    const file = getConfigurationFile(chain, 'openrpc.json');
    return file
      ? [[chain.key, JSON.parse(file.text) as { methods: { name: string }[] }] as const]
      : [];
  });
  expect(documents.length).toBeGreaterThan(20);
  for (const [key, document] of documents) {
    expect(validate(document), `${key} ${ajv.errorsText(validate.errors)}`).toBe(true);
    const names = document.methods.map(({ name }) => name);
    expect(new Set(names).size, key).toBe(names.length);
  }
  expect(validate({ openrpc: '1.3.2', info: {} })).toBe(false);
});

/** Adds what Bruno's importer adds: an ID to the collection and each of its parts. */
function addIds(value: unknown, key = 'root'): unknown {
  if (Array.isArray(value)) return value.map((one) => addIds(one, key));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, addIds(one, name)]);
  const hasId = ['root', 'items', 'headers', 'environments', 'variables'].includes(key);
  return { ...Object.fromEntries(fields), ...(hasId && { uid: 'a'.repeat(21) }) };
}

it('Postman reads each collection as one request per method, whose body is JSON-RPC', () => {
  for (const chain of configure(HOST)) {
    const text = getConfigurationFile(chain, 'postman.json')?.text;
    if (!text) continue;
    const { items, variables } = new Collection(JSON.parse(text));
    expect(items.count(), chain.key).toBeGreaterThan(0);
    expect(variables.get('endpoint'), chain.key).toContain(HOST);
    items.each(({ name, request }) => {
      expect(request?.method, name).toBe('POST');
      expect(JSON.parse(request?.body?.raw ?? ''), name).toMatchObject({
        jsonrpc: '2.0',
        method: name,
      });
    });
  }
});

it('Bruno imports each collection, with the requests that Postman has, and no wrong one', async () => {
  type Named = { items: { name: string }[]; item: { name: string }[] };
  for (const chain of configure(HOST)) {
    const text = getConfigurationFile(chain, 'bruno.json')?.text;
    if (!text) continue;
    const collection = JSON.parse(text) as Named;
    await expect(collectionSchema.validate(addIds(collection)), chain.key).resolves.toBeTruthy();
    const { item } = JSON.parse(getConfigurationFile(chain, 'postman.json')?.text ?? '') as Named;
    expect(
      collection.items.map(({ name }) => name),
      chain.key,
    ).toEqual(item.map(({ name }) => name.replaceAll('/', ' ')));
  }
  const wrong = JSON.parse(read('eth', 'bruno.json').replaceAll('http-request', 'http')) as unknown;
  await expect(collectionSchema.validate(addIds(wrong))).rejects.toThrow();
});

it('a chain without the EVM has what fits it', () => {
  const names = getConfigurationFiles(find('sol')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['nginx.conf', 'env.txt', 'openrpc.json']));
  expect(names).not.toContain('viem.ts');
  expect(getConfigurationFile(find('sol'), 'viem.ts')).toBeNull();
  expect(getConfigurationFile(find('sol'), '__proto__')).toBeNull();
});

it('the site lists every file', () => {
  const text = readFileSync('locales/en.json', 'utf8');
  for (const { name } of getConfigurationFiles(find('eth'))) {
    if (name !== 'viem.ts') expect(text).toContain(name);
  }
});

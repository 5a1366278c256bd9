import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import metaSchema from '@open-rpc/meta-schema';
import Ajv from 'ajv';
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
        .map(({ messageText }) => typescript.flattenDiagnosticMessageText(messageText, ' '));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.each([HOST, null])('with endpoints at %s', (host) => {
  it('Foundry, eRPC and Hardhat parse theirs', () => {
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
    const { diagnostics } = typescript.transpileModule(read('eth', 'hardhat.config.ts', host), {
      reportDiagnostics: true,
    });
    expect(diagnostics).toEqual([]);
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

it('viem and ethers accept their files, and would not accept a wrong one', () => {
  const files = [HOST, null].flatMap((host) =>
    ['viem.ts', 'ethers.ts'].map((name): [string, string] => [
      `${host === null ? 'opaque' : 'shared'}-${name}`,
      read('eth', name, host),
    ]),
  );
  const broken = read('eth', 'viem.ts').replace('id: 1,', "id: '1',");
  const faults = compile({ ...Object.fromEntries(files), 'broken.ts': broken });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain("'string' is not assignable to type 'number'");
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

it('collections have a request per method, whose body is JSON-RPC', () => {
  type Postman = { item: { name: string; request: { body: { raw: string } } }[] };
  type Bruno = { items: { name: string; request: { body: { json: string } } }[] };
  const postman = JSON.parse(read('eth', 'postman.json')) as Postman;
  const bruno = JSON.parse(read('eth', 'bruno.json')) as Bruno;
  expect(postman.item.map(({ name }) => name)).toEqual(bruno.items.map(({ name }) => name));
  for (const { name, request } of postman.item) {
    expect(JSON.parse(request.body.raw)).toMatchObject({ jsonrpc: '2.0', method: name });
  }
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

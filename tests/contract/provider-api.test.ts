import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createEmbeddedProvider } from '@/embedded/provider';
import { toHeads } from '@/lib/provider/heads';
import { parseAvailability } from '@/lib/provider/availability';
import { parseNodes } from '@/lib/provider/nodes-schema';
import { parsePlans } from '@/lib/provider/plans-schema';
import { parseCuMethods, parseCuProtocols } from '@/lib/provider/units-schema';

type Media = { content: { 'application/json': { example?: Record<string, unknown> } } };
type Operation = {
  operationId: string;
  security?: unknown[];
  parameters?: { examples?: Record<string, { value: string }> }[];
  requestBody?: Media;
  responses: Record<string, unknown>;
};
type Document = { openapi: string; paths: Record<string, { get?: Operation; post?: Operation }> };

const document = parse(
  readFileSync(new URL('../../docs/provider-api.yaml', import.meta.url), 'utf8'),
) as Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(document, 'api');

const escape = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const toPointer = (...parts: string[]) => `api#/${parts.map(escape).join('/')}`;

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);

/** Returns the schema of a response's body; shared responses are under `components`. */
function getResponsePointer(path: string, method: string, status: number): string {
  const pointer = ['paths', path, method, 'responses', String(status)];
  const named = operations.find((item) => item.path === path && item.method === method);
  const response = named?.operation.responses[status] as { $ref?: string } | undefined;
  expect(response, `${method} ${path} may answer ${status}`).toBeDefined();
  const parts = response?.$ref ? response.$ref.slice(2).split('/') : pointer;
  return toPointer(...parts, 'content', 'application/json', 'schema');
}

const getRequestPointer = (path: string) =>
  toPointer('paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema');

function expectValid(pointer: string, body: unknown) {
  const validate = ajv.getSchema(pointer);
  expect(validate, pointer).toBeDefined();
  expect(validate?.(body), JSON.stringify(validate?.errors?.slice(0, 3))).toBe(true);
}

const embedded = createEmbeddedProvider({ accessToken: 'token' });

async function call(path: string, method: 'get' | 'post', init: RequestInit, values?: string) {
  const address = `http://x/v3${path.replace('{method}', encodeURIComponent(values ?? ''))}`;
  const response = await embedded(new Request(address, { method: method.toUpperCase(), ...init }));
  const body: unknown = await response.json();
  expectValid(getResponsePointer(path, method, response.status), body);
  return { status: response.status, body };
}

const auth = { authorization: 'Bearer token' };
const challenge = { 'recaptcha-token': 'token' };

it('is an OpenAPI 3.1 document with all eleven calls', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'get /access_nodes/nodes_v2',
    'get /account/',
    'get /availability',
    'get /heads',
    'get /limits/',
    'get /prices/CU/methods/{method}',
    'get /prices/CU/protocols/',
    'get /prices/public/plans/',
    'post /contacts/',
    'post /enterprise-request',
    'post /send_form',
  ]);
});

describe.each(operations.filter(({ method }) => method === 'get'))('GET $path', (item) => {
  const { path, operation } = item;
  const examples = operation.parameters?.flatMap(({ examples = {} }) => Object.values(examples));

  it('responds as the contract says', async () => {
    for (const value of examples?.map((example) => example.value) ?? [undefined]) {
      const { status } = await call(path, 'get', { headers: auth }, value);
      expect(status).toBe(200);
    }
  });

  it('fails as the contract says', async () => {
    if (operation.security) expect((await call(path, 'get', {})).status).toBe(401);
    if (examples) expect((await call(path, 'get', {}, 'no-such-method')).status).toBe(404);
  });
});

describe.each(operations.filter(({ method }) => method === 'post'))('POST $path', (item) => {
  const { path, operation } = item;
  const example = operation.requestBody?.content['application/json'].example ?? {};
  const pointer = getRequestPointer(path);
  const send = (body: unknown, headers: Record<string, string> = challenge) =>
    call(path, 'post', { headers, body: JSON.stringify(body) });

  it("accepts the contract's example", async () => {
    expectValid(pointer, example);
    expect((await send(example)).status).toBe(200);
  });

  it('fails as the contract says', async () => {
    expect((await send(example, {})).status).toBe(403);
    expect((await send('text')).status).toBe(400);
    const headers = { ...challenge, 'idempotency-key': 'one' };
    expect((await send(example, headers)).status).toBe(200);
    expect((await send({ ...example, email: 'bob@example.com' }, headers)).status).toBe(409);
  });

  it('judges each field as the contract does', async () => {
    const isAllowed = ajv.getSchema(pointer);
    const values = [
      undefined,
      null,
      '',
      ' ',
      'text',
      'a@b.c',
      'x'.repeat(2001),
      0,
      400,
      800,
      3e11,
      6e11,
      1.5,
      true,
    ];
    for (const field of Object.keys(example)) {
      for (const value of values) {
        const body = JSON.parse(JSON.stringify({ ...example, [field]: value })) as unknown;
        const { status } = await send(body);
        expect(status === 200, `${field}: ${JSON.stringify(value)}`).toBe(isAllowed?.(body));
      }
    }
  });
});

it('the schemas in use accept every entry that the contract allows', async () => {
  const read = async (path: string) => (await call(path, 'get', {}, 'all')).body;
  expect(parseNodes(await read('/access_nodes/nodes_v2'))).toMatchObject({ dropped: 0 });
  expect(parsePlans(await read('/prices/public/plans/'))).toMatchObject({ dropped: 0 });
  expect(parseCuProtocols(await read('/prices/CU/protocols/'))).toMatchObject({ dropped: 0 });
  expect(parseCuMethods(await read('/prices/CU/methods/{method}'))).toMatchObject({ dropped: 0 });
  expect(Object.keys(parseAvailability(await read('/availability'))).length).toBeGreaterThan(60);
  expect(toHeads(parseAvailability(await read('/heads'))).size).toBeGreaterThan(60);
});

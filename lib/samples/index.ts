import type { ChainFacts } from '@/lib/chains';
import samples from './samples.json';

export type Sample =
  | { interface: string; method: string; params: unknown; result: unknown }
  | { interface: string; http: string; path: string; body?: unknown; response: unknown };

export type SampleLanguage = 'curl' | 'javascript' | 'python';

/** A first request to a chain in several languages, and the shape of what comes back. */
export type RequestSample = {
  interface: string;
  /** The program of the shell line, where it is not curl. */
  tool?: string;
  requests: Record<SampleLanguage, string>;
  response: string;
};

const SAMPLES: Record<string, Sample> = samples;

const format = (value: unknown) => JSON.stringify(value, null, 2);

function getSample(facts: ChainFacts): Sample | undefined {
  if (facts.key === 'xmr') return SAMPLES.monero;
  // A chain with an EVM layer beside its own ledger is asked for by its EVM side.
  const family = facts.methodFamilies.includes('evm') ? 'evm' : facts.methodFamilies[0];
  return family && SAMPLES[family];
}

function toHttpCall(sample: Sample): { http: string; path: string; body?: string } {
  if ('method' in sample) {
    const { method, params } = sample;
    const body = `{"jsonrpc":"2.0","id":1,\n       "method":"${method}",\n       "params":${JSON.stringify(params)}}`;
    return { http: 'POST', path: '/', body };
  }
  const { http, path, body } = sample;
  return { http, path, body: body === undefined ? undefined : JSON.stringify(body) };
}

/** An address for the shell, in quotes if the shell would take one of its signs for its own. */
const toShellWord = (url: string) => (/[?&]/.test(url) ? `"${url}"` : url);

function toCurl(url: string, http: string, body?: string): string {
  if (body === undefined) return `curl ${toShellWord(url)}`;
  return `curl ${url} \\\n  -X ${http} -H 'content-type: application/json' \\\n  -d '${body}'`;
}

function toJavaScript(url: string, http: string, body?: string): string {
  const options =
    body === undefined
      ? ''
      : `, {\n  method: '${http}',\n  headers: { 'content-type': 'application/json' },\n  body: JSON.stringify(${body}),\n}`;
  return `const response = await fetch('${url}'${options});\nconsole.log(await response.json());`;
}

/** JSON written as Python: the three words that differ, outside strings. */
export function toPythonLiteral(json: string): string {
  const words: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
  return json.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (part) => words[part] ?? part);
}

function toPython(url: string, http: string, body?: string): string {
  const call = body === undefined ? 'get' : http.toLowerCase();
  const json = body === undefined ? '' : `,\n    json=${toPythonLiteral(body)},\n`;
  return `import requests\n\nresponse = requests.${call}(${json ? '\n    ' : ''}"${url}"${json})\nprint(response.json())`;
}

/** A sample on the endpoints of `host`. */
export function toRequestSample(sample: Sample, key: string, host: string): RequestSample {
  const { http, path, body } = toHttpCall(sample);
  const url = `https://${key}.${host}/$KEY${path === '/' ? '' : path}`;
  const response =
    'method' in sample ? { jsonrpc: '2.0', id: 1, result: sample.result } : sample.response;
  return {
    interface: sample.interface,
    requests: {
      curl: toCurl(url, http, body),
      javascript: toJavaScript(url, http, body),
      python: toPython(url, http, body),
    },
    response: format(response),
  };
}

/** The sample request of a chain on the endpoints of `host`; null for a chain whose interface is not confirmed. */
export function getRequestSample(facts: ChainFacts, host: string): RequestSample | null {
  const sample = getSample(facts);
  return sample ? toRequestSample(sample, facts.key, host) : null;
}

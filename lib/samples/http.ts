import { writeEndpoint } from '@/lib/endpoints';
import {
  VARIABLE,
  hasRoundedNumber,
  toJavaScriptUrl,
  toJson,
  toPrettyJson,
  toPythonLiteral,
  toPythonUrl,
  toShellQuoted,
} from './literals';
import type { CallTarget, RequestSample, Sample } from './types';

/** Quotes a text for Go; JSON contains no backquote unless a value does. */
const toGoText = (text: string) => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

/** Writes a URL containing a variable in Go. */
const toGoUrl = (url: string): string =>
  url
    .split(VARIABLE)
    .flatMap((part, index) => {
      if (index % 2 === 1) return `os.Getenv("${part}")`;
      return part ? JSON.stringify(part) : [];
    })
    .join(' + ');

/** Writes an HTTP call as a program that uses only the standard library. */
function toGo(url: string, body?: string): string {
  const packages = ['io', 'net/http', 'os', ...(body === undefined ? [] : ['strings'])];
  const call =
    body === undefined
      ? [`\tresponse, err := http.Get(${toGoUrl(url)})`]
      : [
          `\tbody := strings.NewReader(${toGoText(body)})`,
          `\tresponse, err := http.Post(${toGoUrl(url)},`,
          `\t\t"application/json", body)`,
        ];
  return [
    `package main\n`,
    `import (`,
    ...packages.map((name) => `\t"${name}"`),
    `)\n`,
    `func main() {`,
    ...call,
    `\tif err != nil {\n\t\tpanic(err)\n\t}`,
    `\tdefer response.Body.Close()`,
    `\tio.Copy(os.Stdout, response.Body)`,
    `}`,
  ].join('\n');
}

/** Longer parameters go on separate lines. */
const MAX_LINE = 72;
/** As deep as the body's own lines. */
const INDENT = 7;

function toParams(params: unknown): string {
  const short = toJson(params);
  if (short.length <= MAX_LINE) return short;
  return toPrettyJson(params).replaceAll('\n', `\n${' '.repeat(INDENT)}`);
}

function toHttpCall(sample: Sample): { http: string; path: string; body?: string } {
  if ('method' in sample) {
    const { method, params } = sample;
    const body = `{"jsonrpc":"2.0","id":1,\n       "method":"${method}",\n       "params":${toParams(params)}}`;
    return { http: 'POST', path: '/', body };
  }
  const { http, path, body } = sample;
  return { http, path, body: body === undefined ? undefined : toJson(body) };
}

/** Writes a URL for the shell, quoted if the shell would interpret one of its characters. */
const toShellWord = (url: string) => (/[?&]/.test(url) ? `"${url}"` : url);

function toCurl(url: string, http: string, body?: string): string {
  if (body === undefined) return `curl ${toShellWord(url)}`;
  return `curl ${toShellWord(url)} \\\n  -X ${http} -H 'content-type: application/json' \\\n  -d ${toShellQuoted(body)}`;
}

/** Writes a body as JavaScript: an object, or a text if JavaScript would round one of its numbers. */
const toJavaScriptBody = (body: string) =>
  hasRoundedNumber(body) ? JSON.stringify(body.replace(/\n\s*/g, '')) : `JSON.stringify(${body})`;

function toJavaScript(url: string, http: string, body?: string): string {
  const options =
    body === undefined
      ? ''
      : `, {\n  method: '${http}',\n  headers: { 'content-type': 'application/json' },\n  body: ${toJavaScriptBody(body)},\n}`;
  return `const response = await fetch(${toJavaScriptUrl(url)}${options});\nconsole.log(await response.json());`;
}

function toPython(url: string, http: string, body?: string): string {
  const call = body === undefined ? 'get' : http.toLowerCase();
  const json = body === undefined ? '' : `,\n    json=${toPythonLiteral(body)},\n`;
  return `import os\nimport requests\n\nresponse = requests.${call}(${json ? '\n    ' : ''}${toPythonUrl(url)}${json})\nprint(response.json())`;
}

/** Returns a chain's HTTP endpoint with a path. */
export const toHttpUrl = ({ key, host }: CallTarget, path = '/'): string =>
  writeEndpoint(host, key, { path: path === '/' ? '' : path });

/** Returns an HTTP call on a chain's endpoint. */
export function toHttpSample(sample: Sample, place: CallTarget): RequestSample {
  const { http, path, body } = toHttpCall(sample);
  const url = toHttpUrl(place, path);
  const response =
    'method' in sample ? { jsonrpc: '2.0', id: 1, result: sample.result } : sample.response;
  return {
    interface: sample.interface,
    method: 'method' in sample ? sample.method : path.split('?', 1)[0],
    requests: {
      curl: toCurl(url, http, body),
      javascript: toJavaScript(url, http, body),
      python: toPython(url, http, body),
      go: toGo(url, body),
    },
    response: toPrettyJson(response),
  };
}

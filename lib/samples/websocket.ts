import { writeEndpoint } from '@/lib/endpoints';
import {
  toJavaScriptUrl,
  toPrettyJson,
  toPythonLiteral,
  toPythonUrl,
  toShellQuoted,
} from './literals';
import type { CallTarget, RequestSample, SocketCall } from './types';

/** Formats the message to send as JSON; undefined if the URL alone subscribes. */
function toSent(call: SocketCall): string | undefined {
  if (!('method' in call)) return JSON.stringify(call.send);
  const { method, params } = call;
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

function toJavaScript(url: string, sent?: string): string {
  return [
    `const socket = new WebSocket(${toJavaScriptUrl(url)});`,
    ...(sent ? [`socket.onopen = () =>\n  socket.send(JSON.stringify(${sent}));`] : []),
    `socket.onmessage = ({ data }) => console.log(data);`,
  ].join('\n');
}

function toPython(url: string, sent?: string): string {
  return [
    `import asyncio, json, os, websockets\n`,
    `async def main():`,
    `    async with websockets.connect(${toPythonUrl(url)}) as socket:`,
    ...(sent
      ? [
          `        await socket.send(json.dumps(`,
          `            ${toPythonLiteral(sent)}`,
          `        ))`,
        ]
      : []),
    `        async for message in socket:`,
    `            print(message)\n`,
    `asyncio.run(main())`,
  ].join('\n');
}

/** Returns a chain's WebSocket endpoint; some chains need a `path`. */
export const toSocketUrl = ({ key, host }: CallTarget, path = ''): string =>
  writeEndpoint(host, key, { isSocket: true, path });

/** Returns the sample of a WebSocket subscription: the line to send, and the first message. */
export function toSocketSample(name: string, call: SocketCall, place: CallTarget): RequestSample {
  const url = toSocketUrl(place, call.path);
  const sent = toSent(call);
  return {
    interface: name,
    ...('method' in call && { method: call.method }),
    tool: 'wscat',
    requests: {
      curl: `wscat -c ${url} -w 30${sent ? ` \\\n  -x ${toShellQuoted(sent)}` : ''}`,
      javascript: toJavaScript(url, sent),
      python: toPython(url, sent),
    },
    response: toPrettyJson(call.message),
  };
}

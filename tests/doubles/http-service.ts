import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

export type Handler = (request: Request) => Response | Promise<Response>;

/** A fault of a response; `on` limits it to matching paths (with query). */
export type Fault = { on?: RegExp } & (
  | { kind: 'delay'; ms: number }
  | { kind: 'status'; status: number; retryAfter?: number }
  | { kind: 'html' }
  | { kind: 'truncated' }
  | { kind: 'huge'; bytes?: number }
  | { kind: 'empty-array' }
  | { kind: 'reset' }
  | { kind: 'hang' }
  | { kind: 'custom'; respond: Handler }
  | { kind: 'rewritten'; change: (body: string) => string }
);

type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

export type MountedService = {
  /** The origin, such as `http://127.0.0.1:40001`, without a trailing slash. */
  url: string;
  setFault(fault: Fault | null): void;
  /** Every request received, oldest first; may be emptied. */
  requests: RecordedRequest[];
  close(): Promise<void>;
};

const HUGE_BYTES = 16 * 1024 * 1024;

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function toRequest(origin: string, incoming: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.appendHeader(name, value));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Appends whitespace to a valid body: it remains valid JSON, so only its size is wrong. */
async function sendHuge(body: string, bytes: number, outgoing: ServerResponse): Promise<void> {
  const blanks = Buffer.alloc(64 * 1024, ' ');
  function* chunks() {
    yield Buffer.from(body);
    for (let sent = 0; sent < bytes; sent += blanks.length) yield blanks;
  }
  outgoing.setHeader('content-type', 'application/json');
  Readable.from(chunks()).pipe(outgoing);
  await once(outgoing, 'close');
}

function sendHalf(body: string, fault: 'truncated' | 'reset', outgoing: ServerResponse): void {
  const half = body.slice(0, Math.floor(body.length / 2));
  outgoing.setHeader('content-type', 'application/json');
  if (fault === 'truncated') {
    outgoing.end(half);
    return;
  }
  outgoing.setHeader('content-length', Buffer.byteLength(body));
  outgoing.write(half, () => outgoing.socket?.resetAndDestroy());
}

/** Returns the response that replaces the handler's, or null if sending the body fails. */
function toFaultyResponse(fault: Fault, request: Request): Response | Promise<Response> | null {
  switch (fault.kind) {
    case 'status': {
      const headers: HeadersInit =
        fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      const error = { code: 'fault', message: `Status ${fault.status} on purpose.` };
      return Response.json({ error }, { status: fault.status, headers });
    }
    case 'html':
      return new Response('<!doctype html><title>Maintenance</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'empty-array':
      return Response.json([]);
    case 'custom':
      return fault.respond(request);
    default:
      return null;
  }
}

async function sendFaulty(fault: Fault, handler: Handler, request: Request, out: ServerResponse) {
  const instead = toFaultyResponse(fault, request);
  if (instead) return send(await instead, out);
  // Until the client gives up.
  if (fault.kind === 'hang') return;
  const response = await handler(request);
  if (fault.kind === 'delay') {
    await new Promise((resolve) => setTimeout(resolve, fault.ms).unref());
    return send(response, out);
  }
  const body = await response.text();
  if (fault.kind === 'rewritten') return send(new Response(fault.change(body), response), out);
  if (fault.kind === 'huge') return sendHuge(body, fault.bytes ?? HUGE_BYTES, out);
  return sendHalf(body, fault.kind === 'reset' ? 'reset' : 'truncated', out);
}

/** Serves a pure handler on a free port, with faults that can be switched at run time. */
export async function mountService(handler: Handler): Promise<MountedService> {
  const requests: RecordedRequest[] = [];
  let active: Fault | null = null;
  let url = '';

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/';
    const fault = active && (active.on?.test(path) ?? true) ? active : null;
    const body = await readBody(incoming);
    const { method = 'GET', headers } = incoming;
    requests.push({ method, path, headers, body: body.toString('utf8') });
    const request = toRequest(url, incoming, body);
    if (fault) await sendFaulty(fault, handler, request, outgoing);
    else await send(await handler(request), outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    requests,
    setFault: (fault) => {
      active = fault;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

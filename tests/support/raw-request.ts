import { connect } from 'node:net';

export type RawAnswer = {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
};

export type RawRequest = {
  method?: string;
  /** The target exactly as sent, however malformed. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

const TIMEOUT_MS = 20_000;

function toRequestText({ method = 'GET', path, headers = {}, body }: RawRequest): string {
  const fields = { host: 'localhost', connection: 'close', ...headers };
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...fields, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Joins the chunks of a body; a body with a length is returned unchanged. */
function toResponseBody(bytes: Buffer, isChunked: boolean): Buffer {
  if (!isChunked) return bytes;
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at);
    const size = parseInt(bytes.toString('latin1', at, end), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + size + 4;
  }
  return Buffer.concat(parts);
}

function parse(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  // An interim response precedes the final one.
  if (bytes.toString('latin1', 0, 10) === 'HTTP/1.1 1') return parse(bytes.subarray(end + 4));
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
  const body = toResponseBody(bytes.subarray(end + 4), headers['transfer-encoding'] === 'chunked');
  return { status: Number(first.split(' ')[1]), headers, body: body.toString('utf8') };
}

/**
 * Sends a request byte for byte as given, which no HTTP client would. Rejects after twenty seconds, and if the connection
 * ends without a response.
 */
export function sendRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(toRequestText(request), 'latin1'),
    );
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer in twenty seconds')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = parse(Buffer.concat(chunks));
      if (answer.status) resolve(answer);
      else reject(new Error('the connection ended without an answer'));
    });
  });
}

import { once } from 'node:events';
import http from 'node:http';
import {
  connect,
  type OutgoingHttpHeaders,
  type SecureClientSessionOptions,
  type Settings,
} from 'node:http2';

export type Asked = {
  path: string;
  method?: 'GET' | 'POST';
  /** A list becomes several headers of one name. */
  headers?: Record<string, string | string[]>;
  body?: string;
  localAddress?: string;
};
type Heard = { status: number; headers: http.IncomingHttpHeaders; bytes: Buffer };

/** Requests exactly this: fetch would add headers. */
export const askExactly = (
  base: string,
  { path: address, method = 'GET', headers = {}, body, localAddress }: Asked,
) =>
  new Promise<Heard>((resolve, reject) => {
    const options = { method, headers, localAddress, agent: false as const };
    const request = http.request(base, { ...options, path: address }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject).end(body);
  });

/** Opens a separate HTTP/2 connection; `ask` resolves to the status, or why there is none. */
export function openSession(
  base: string,
  options: SecureClientSessionOptions & { localAddress?: string } = {},
) {
  const session = connect(base, { rejectUnauthorized: false, ...options });
  // The front server may close the whole connection.
  session.on('error', () => undefined);
  const ask = (headers: OutgoingHttpHeaders) =>
    new Promise<unknown>((resolve) => {
      const stream = session.request(headers);
      let status: unknown;
      stream.on('response', (answer) => (status = answer[':status']));
      stream
        .resume()
        .on('error', resolve)
        .on('close', () => resolve(status));
    });
  const readSettings = async () => (await once(session, 'remoteSettings'))[0] as Settings;
  return { session, ask, readSettings };
}

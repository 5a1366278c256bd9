import http from 'node:http';

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

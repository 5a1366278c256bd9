import { createServer } from 'node:http';

/** Serves the responses of a `fetch` function on a port. */
export function serveFetch(answer: typeof fetch, port: number): void {
  createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const hasBody = !['GET', 'HEAD'].includes(request.method ?? 'GET');
    const reply = await answer(`http://localhost:${port}${request.url}`, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      ...(hasBody && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  }).listen(port, () => console.info(`http://localhost:${port}`));
}

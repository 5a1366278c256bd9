import { createServer } from 'node:net';

/** Resolves to null when `port` can be listened on, else to the system's reason, such as EADDRINUSE. */
export function getPortFault(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, () => server.close(() => resolve(null)));
  });
}

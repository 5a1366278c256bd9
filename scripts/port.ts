import { createServer } from 'node:net';

/** True for a port that browsers block; so does `fetch`, which the server uses for requests to itself. */
export async function isPortBlocked(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(1000) });
    return false;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error
      ? error.cause.message === 'bad port'
      : false;
  }
}

/** Resolves to null if `port` is available, else to the system's error code, such as EADDRINUSE. */
export function getPortFault(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, () => server.close(() => resolve(null)));
  });
}

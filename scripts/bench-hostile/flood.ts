import http from 'node:http';
import { count, type Tally } from './tally';

const CONCURRENCY = 32;
const TIMEOUT_MS = 60_000;

export type Shot = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

function send(agent: http.Agent, origin: string, shot: Shot): Promise<string> {
  const { path, method = 'GET', headers = {}, body } = shot;
  return new Promise((resolve) => {
    const request = http.request(new URL(path, origin), {
      agent,
      method,
      headers,
      timeout: TIMEOUT_MS,
    });
    request.on('timeout', () => request.destroy(new Error('timed out')));
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    request.on('response', (response) => {
      response.on('error', (error) => resolve(error.message));
      response.resume().on('end', () => resolve(String(response.statusCode)));
    });
    request.end(body);
  });
}

/** Sends many requests over keep-alive connections, 32 at a time, and counts the responses. */
export async function flood(
  origin: string,
  times: number,
  toShot: (index: number) => Shot,
): Promise<Tally> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const tally: Tally = new Map();
  let next = 0;
  const work = async () => {
    while (next < times) count(tally, await send(agent, origin, toShot(next++)));
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    agent.destroy();
  }
  return tally;
}

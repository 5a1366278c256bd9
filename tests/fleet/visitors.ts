import http from 'node:http';

/** Pages from the front server's cache and past it, files from disk and through the site, in both languages. */
const PATHS = [
  ...['/', '/cn/', '/nodes/', '/nodes/eth/', '/cn/nodes/eth/', '/pricing/', '/nodes.json'],
  ...['/robots.txt', '/builds/latest.json', '/?from=advert', '/cn/nodes/?from=advert'],
];
/** Longer than any page may take, shorter than a test. */
const PATIENCE_MS = 15_000;

export type Count = {
  requests: number;
  /** Failures, one line each. */
  failures: string[];
  /** Requests on a connection that was just being closed, and that were repeated, as browsers do. */
  repeated: number;
};

export type Visitors = {
  count: Count;
  /** Resolves after this many more requests were answered. */
  waitForMore(requests: number): Promise<void>;
  stop(): Promise<Count>;
};

type Answer = { status: number; body: string; isWhole: boolean };

/** True for a connection that the server closed between two requests: no server has seen the second. */
const isClosedBetween = (error: NodeJS.ErrnoException, request: http.ClientRequest) =>
  request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

function ask(origin: string, path: string, agent: http.Agent, count: Count): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(origin + path, { agent, timeout: PATIENCE_MS }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('error', reject);
      response.on('close', () =>
        resolve({ status: response.statusCode ?? 0, body, isWhole: response.complete }),
      );
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (!isClosedBetween(error, request)) return reject(error);
      count.repeated += 1;
      ask(origin, path, agent, count).then(resolve, reject);
    });
  });
}

function findFault({ status, body, isWhole }: Answer, path: string): string | null {
  if (status !== 200) return `${path} was answered ${status}`;
  if (!isWhole) return `${path} was cut off`;
  if (/\/(?:\?|$)/.test(path) && !body.includes('</html>')) return `${path} is half a page`;
  return null;
}

/** Reads pages continuously until `stop`: half of the visitors keep their connection, half open a new one each time. */
export function startVisitors(origin: string, number = 8): Visitors {
  const count: Count = { requests: 0, failures: [], repeated: 0 };
  let isStopped = false;

  async function visit(index: number) {
    const agent = new http.Agent({ keepAlive: index % 2 === 0, maxSockets: 1 });
    for (let turn = index; !isStopped; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const fault = await ask(origin, path, agent, count).then(
        (answer) => findFault(answer, path),
        (error: Error) => `${path}: ${error.message}`,
      );
      count.requests += 1;
      if (fault) count.failures.push(fault);
    }
    agent.destroy();
  }
  const visits = Array.from({ length: number }, (_, index) => visit(index));

  return {
    count,
    async waitForMore(requests) {
      const end = count.requests + requests;
      while (count.requests < end) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async stop() {
      isStopped = true;
      await Promise.all(visits);
      return count;
    },
  };
}

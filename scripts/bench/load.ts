import http from 'node:http';

const WARM_UP = 100;
const REQUESTS = 2000;
const CONCURRENCY = 16;

/** Requests per second, and the milliseconds to the first byte at the 50th, 95th and 99th percentile. */
export type Load = { perSecond: number; p50: number; p95: number; p99: number };

function request(agent: http.Agent, url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    http
      .get(url, { agent, headers }, (response) => {
        const firstByte = performance.now() - began;
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(firstByte);
          else reject(new Error(`${url} returned ${response.statusCode} under load.`));
        });
      })
      .on('error', reject);
  });
}

async function repeat(agent: http.Agent, url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await request(agent, url));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return times;
}

function getPercentile(sorted: number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Requests one page repeatedly over keep-alive connections. */
export async function loadPage(origin: string, path: string): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  try {
    await repeat(agent, origin + path, WARM_UP);
    const began = performance.now();
    const times = (await repeat(agent, origin + path, REQUESTS)).sort((a, b) => a - b);
    const seconds = (performance.now() - began) / 1000;
    return {
      perSecond: REQUESTS / seconds,
      p50: getPercentile(times, 0.5),
      p95: getPercentile(times, 0.95),
      p99: getPercentile(times, 0.99),
    };
  } finally {
    agent.destroy();
  }
}

import http from 'node:http';

const WARM_UP = 100;
const REQUESTS = 2000;
const CONCURRENCY = 16;

function request(agent: http.Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    http
      .get(url, { agent, headers }, (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${url} returned ${response.statusCode} under load.`));
        });
      })
      .on('error', reject);
  });
}

async function repeat(agent: http.Agent, url: string, count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await request(agent, url);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Requests a page repeatedly over keep-alive connections; returns the requests per second. */
export async function measureThroughput(url: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  try {
    await repeat(agent, url, WARM_UP);
    const began = performance.now();
    await repeat(agent, url, REQUESTS);
    return (REQUESTS * 1000) / (performance.now() - began);
  } finally {
    agent.destroy();
  }
}

// An honest visitor in its own thread, so that the attackers' work does not delay its clock.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 50;
const TIMEOUT_MS = 30_000;

const agent = new http.Agent({ keepAlive: true });
/** @type {{ times: number[], failures: string[] }} */
let seen = { times: [], failures: [] };
/** @type {Set<Promise<void>>} */
const underWay = new Set();

/** @returns {Promise<string>} the status, or why there is none */
function getPage() {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': workerData.address };
    const options = { agent, headers, timeout: TIMEOUT_MS };
    const request = http.get(workerData.url, options, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)));
    });
    request.on('timeout', () => request.destroy(new Error('timed out')));
    request.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // The server closed an idle connection just as it was reused: browsers retry too.
      const isRace = request.reusedSocket && error.code === 'ECONNRESET';
      resolve(isRace ? getPage() : error.message);
    });
  });
}

async function visit() {
  const began = performance.now();
  const { times, failures } = seen;
  const ending = await getPage();
  if (ending === '200') times.push(performance.now() - began);
  else failures.push(ending);
}

function startVisit() {
  const done = visit().finally(() => underWay.delete(done));
  underWay.add(done);
}

/** @type {NodeJS.Timeout | undefined} */
let timer;

parentPort?.on('message', async (/** @type {'begin' | 'end'} */ message) => {
  if (message === 'begin') {
    seen = { times: [], failures: [] };
    // Independent of the last visit's response: visitors do not wait for each other.
    timer = setInterval(startVisit, EVERY_MS);
    return;
  }
  clearInterval(timer);
  await Promise.all(underWay);
  parentPort?.postMessage(seen);
});

import { getErrorMessage } from '../lib/errors';
import { verify } from './history/verify';

const [site, id, lastDay] = process.argv.slice(2);

async function read(path: string): Promise<unknown> {
  const response = await fetch(new URL(path, site));
  if (!response.ok) throw new Error(`${path} responds with status ${response.status}.`);
  return response.json();
}

/** Checks the history that a site publishes, from outside. */
try {
  if (!site) throw new Error('Use: npm run history -- <site> [availability.eth.30d [2026-11-27]]');
  console.log(await verify(read, id, lastDay));
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}

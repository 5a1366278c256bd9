import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
ensureDependencies(root);

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Checks the settings and builds what has changed in a process of its own, whose TypeScript loader ends with it. Ends
 * this process where that fails or is asked to end.
 * @returns {Promise<{ server: string, settings: Record<string, string> }>}
 */
function prepare() {
  const child = fork(path.join(root, 'scripts', 'prepare.mjs'), process.argv.slice(2));
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise((resolve) => {
    child.once('message', (/** @type {any} */ result) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      child.once('close', () => resolve(result));
    });
    child.once('exit', (code) => {
      if (code !== 0) process.exit(code ?? 1);
    });
  });
}

const { server, settings } = await prepare();
Object.assign(process.env, settings);
await import(pathToFileURL(server).href);

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** For every Chromium that is started here: as root too, and with no request of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const packages = ['chromium', 'fonts-noto-cjk'];
  return (
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
  );
}

/** Path of a Chromium: the system's, else Debian's package (as root), else the one Playwright downloads. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.info('Installing a Chromium for the browser tests …');
  if (!installFromDebian()) run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return findChromium();
}

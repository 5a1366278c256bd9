import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** For every Chromium started here: it may run as root, and makes no requests of its own. */
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

/** Debian's windowless Chromium: the same engine in two thirds of the time. */
const HEADLESS_PATH = '/usr/bin/chromium-headless-shell';

type Kind = 'full' | 'headless';

/** @param kind `headless` if a windowless one will do, which is then preferred */
export function findChromium(kind: Kind = 'full'): string | undefined {
  const paths = kind === 'headless' ? [HEADLESS_PATH, ...SYSTEM_PATHS] : SYSTEM_PATHS;
  return [process.env.CHROMIUM_PATH ?? '', ...paths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

function installFromDebian(kind: Kind): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = ['install', '-y', '-q', '--no-install-recommends', 'fonts-noto-cjk'];
  const names = kind === 'headless' ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  return (
    run('apt-get', ['update', '-q']) && names.some((name) => run('apt-get', [...install, name]))
  );
}

/**
 * Returns the path of a Chromium: the system's, else Debian's package (as root), else the one that Playwright
 * downloads.
 */
export function ensureChromium(kind: Kind = 'full'): string | undefined {
  const found = findChromium(kind);
  if (found) return found;
  console.info('Installing a Chromium for the browser tests …');
  if (!installFromDebian(kind)) run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  return findChromium(kind);
}

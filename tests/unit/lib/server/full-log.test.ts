import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const SCRIPT = `
  const { ignoreLogErrors, logAsJson } = await import('./lib/server/request-log.ts');
  ignoreLogErrors();
  const [, format] = process.argv;
  if (format === 'json') logAsJson();
  // Next logs such an error, which fails again.
  process.on('uncaughtException', () => process.exit(1));
  console.log('lost');
  console.error('lost too');
  setTimeout(() => process.exit(42), 50);
`;
/** Prevents files from growing, so that each write fails as on a full disk. */
const WITHOUT_SPACE = `trap '' XFSZ; ulimit -f 0; exec "$@"`;

it.each(['json', 'text'])('drops log lines on a full disk, as %s', (format) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  const log = openSync(path.join(folder, 'log'), 'a');
  const node = [
    process.execPath,
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    SCRIPT,
    format,
  ];
  const { status } = spawnSync('bash', ['-c', WITHOUT_SPACE, 'bash', ...node], {
    stdio: ['ignore', log, log],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  closeSync(log);
  rmSync(folder, { recursive: true });
  expect(status).toBe(42);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** What the script calls, each with nothing to do but a line in the log. */
const PROGRAMS = {
  git: 'case "$3 $4" in "rev-parse --verify") echo "${5%^*}" ;; "worktree add") mkdir -p "$7/.builds/a.server" ;; esac',
  chown: '',
  curl: '',
  node: '',
  runuser: 'echo begin >>"$LOG"; sleep 0.3',
  systemctl: 'echo "$2" >>"$LOG"',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  mkdirSync(path.join(folder, 'bin'));
  mkdirSync(path.join(folder, 'releases'));
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

async function deploy(commit: string, log: string): Promise<unknown> {
  const script = spawn('bash', ['deploy/systemd/deploy.sh', commit], {
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
      SITE_FOLDER: folder,
      ASSETS_FOLDER: path.join(folder, 'assets'),
      LOG: log,
    },
  });
  const [code] = (await once(script, 'exit')) as unknown[];
  return code;
}

// Debian's own tools; elsewhere the script is of no use.
it.skipIf(process.platform !== 'linux')(
  'deployments at the same time wait for each other',
  async () => {
    const log = path.join(folder, 'log');
    expect(await Promise.all([deploy('one', log), deploy('two', log)])).toEqual([0, 0]);
    const one = ['begin', 'site@3001', 'site@3002'];
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([...one, ...one]);
  },
);

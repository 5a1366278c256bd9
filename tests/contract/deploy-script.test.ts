import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The programs that the script calls, each replaced by a log line. */
const PROGRAMS = {
  git: 'case "$3 $4" in "rev-parse --verify") echo "${5%^*}" ;; "worktree add") mkdir -p "$8" ;; esac',
  chown: '',
  // Ready unless `current` points to a broken build, which takes as long as allowed.
  curl: `[ -e "$SITE_FOLDER/current/.builds/broken.server" ] || exit 0
    case "$*" in *--max-time*) exit 1 ;; *) exec /bin/sleep 100 ;; esac`,
  node: '',
  // Leaves what a successful npm leaves behind.
  runuser: `command="\${6##* && }"; release="\${6#*cd ?}"; release="\${release%? && *}"
    echo "$command" >>"$LOG"; /bin/sleep 0.3
    case "$command" in
      "npm ci") mkdir "$release/node_modules"; : >"$release/node_modules/.package-lock.json" ;;
      *) mkdir -p "$release/.builds/$BUILD.server" "$release/.builds/$BUILD"; : >"$release/.builds/$BUILD/site-build.json" ;;
    esac`,
  sleep: '',
  sync: '',
  systemctl: 'echo "$2 $(basename "$(readlink "$SITE_FOLDER/current")")" >>"$LOG"',
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

async function deploy(commit: string, log: string, build = commit): Promise<unknown> {
  const script = spawn('bash', ['deploy/systemd/deploy.sh', commit], {
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
      SITE_FOLDER: folder,
      ASSETS_FOLDER: path.join(folder, 'assets'),
      LOG: log,
      BUILD: build,
      READY_SECONDS: '1',
    },
  });
  const [code] = (await once(script, 'exit')) as unknown[];
  return code;
}

const readLog = (log: string) => readFileSync(log, 'utf8').trim().split('\n');

// The script needs Debian's tools.
describe.skipIf(process.platform !== 'linux')('a deployment', () => {
  it('waits for another one', async () => {
    const log = path.join(folder, 'two');
    expect(await Promise.all([deploy('one', log), deploy('one', log)])).toEqual([0, 0]);
    const one = ['npm run build', 'site@3001 one', 'site@3002 one'];
    // Instances share the packages of the first.
    expect(readLog(log)).toEqual(['npm ci', ...one, ...one]);
  });

  it('that fails restores the previous release', async () => {
    const log = path.join(folder, 'failed');
    expect(await deploy('sound', log)).toBe(0);
    expect(await deploy('broken', log)).toBe(1);
    expect(readlinkSync(path.join(folder, 'current'))).toBe(path.join(folder, 'releases/sound'));
    expect(readLog(log).slice(-2)).toEqual(['site@3001 broken', 'site@3001 sound']);
  });

  it('of the served release whose new build fails keeps the previous build', async () => {
    const log = path.join(folder, 'rebuilt');
    const builds = path.join(folder, 'releases/same/.builds');
    expect(await deploy('same', log, 'first')).toBe(0);
    expect(await deploy('same', log, 'broken')).toBe(1);
    expect(readdirSync(builds).sort()).toEqual(['first', 'first.server']);
    expect(readLog(log).slice(-3)).toEqual([
      ...['site@3001 same', 'site@3001 same'],
      'site@3002 same',
    ]);
    expect(await deploy('same', log, 'second')).toBe(0);
  });
});

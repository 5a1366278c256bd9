import { spawnSync } from 'node:child_process';

/** The directive that limits a request's number of headers; empty for versions before 1.30, which lack it. */
export function getMaxHeaders(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' });
  const [, major, minor] = /nginx\/(\d+)\.(\d+)/.exec(stderr) ?? [];
  return Number(major) * 1000 + Number(minor) >= 1030 ? 'max_headers 100;' : '';
}

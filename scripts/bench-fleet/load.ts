import { spawnSync } from 'node:child_process';

const CONNECTIONS = 16;

/**
 * Requests per second for one URL over keep-alive connections, measured by wrk.
 * @throws for any response but 200
 */
export function measureLoad(url: string, seconds: number): number {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const { status, stdout, error } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (error) throw new Error('The benchmark needs wrk: apt-get install wrk');
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (status !== 0 || !perSecond || /Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(`${url} failed under load:\n${stdout}`);
  }
  return Number(perSecond);
}

import { spawn } from 'node:child_process';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a Next command until it ends or this process is asked to end, and ends with it. */
export function runNext(root: string, args: string[], env: Record<string, string> = {}) {
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [next, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  let isAskedToEnd = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isAskedToEnd = true;
      child.kill(signal);
    });
  }
  child.on('exit', (code) => process.exit(isAskedToEnd ? 0 : (code ?? 1)));
}

import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const EVERY_MS = 500;

/** Returns the proportional memory, in bytes, of every process that works in a folder; 0 without /proc. */
function getMemory(folder: string): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) continue;
      const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
      sum += Number(pss?.[1] ?? 0) * 1024;
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
  return sum;
}

/** Measures the peak memory of a folder's processes while something runs. */
export async function watchMemory<T>(folder: string, run: () => Promise<T>) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, getMemory(folder));
  }, EVERY_MS);
  try {
    const result = await run();
    return { result, peakBytes: peak };
  } finally {
    clearInterval(timer);
  }
}

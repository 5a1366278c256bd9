import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getFreePorts } from '../fleet/free-ports';
import { onEnd } from '../bench/endings';
import { getMemory } from '../bench/server';
import { startStaticNginx } from '../bench/static-nginx';
import type { Running } from './peer';

const COMPRESSIBLE = /\.(?:html|css|js|txt|json|svg)$/;

/** Copies a finished build to where nginx serves it, each file also gzipped. */
export function placeFiles(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(file)) continue;
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** The cache rules of this site's own pages and assets. */
const LOCATIONS = `
    location / { add_header Cache-Control "s-maxage=5, stale-while-revalidate=30, stale-if-error=604800"; }
    location ~ ^/_(?:next/static|astro)/ { add_header Cache-Control "public, max-age=31536000, immutable"; }`;

function getTreeMemory(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const all = [pid, ...children.filter(Boolean).map(Number)];
  return all.reduce((sum, one) => sum + getMemory(one), 0);
}

/** Runs nginx with the files of a build, which it rereads every second, and nothing else. */
export async function serveFiles(nginx: string, folder: string, files: string): Promise<Running> {
  const [port = 0] = await getFreePorts(1);
  const running = await startStaticNginx({
    nginx,
    folder,
    name: 'files',
    port,
    files,
    http: 'open_file_cache_valid 1s;',
    server: LOCATIONS,
  });
  onEnd(() => void running.stop());
  const getMemory = () => getTreeMemory(running.getPid() ?? 0);
  return { origin: `http://localhost:${port}`, port, getMemory };
}

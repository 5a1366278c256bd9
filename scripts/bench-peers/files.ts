import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { keepRunning } from '../fleet/keep-running';
import { getFreePorts } from '../fleet/free-ports';
import { getNginxUser, waitForPort } from '../fleet/stores';
import { onEnd } from '../bench/endings';
import { getMemory } from '../bench/server';
import type { Running } from './peer';

const COMPRESSIBLE = /\.(?:html|css|js|txt|json|svg)$/;

/** Copies a finished build to where nginx serves it, each file also as gzip. */
export function placeFiles(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(file)) continue;
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

const toConfig = (folder: string, files: string, port: number) => `user ${getNginxUser()};
worker_processes auto;
pid ${path.join(folder, 'files.pid')};
error_log stderr warn;
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  sendfile on;
  access_log off;
  open_file_cache max=4000 inactive=60s;
  open_file_cache_valid 1s;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    gzip_static on;
    location / { add_header Cache-Control "s-maxage=5, stale-while-revalidate=30, stale-if-error=604800"; }
    location ~ ^/_(?:next/static|astro)/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
  }
}
`;

function getTreeMemory(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const all = [pid, ...children.filter(Boolean).map(Number)];
  return all.reduce((sum, one) => sum + getMemory(one), 0);
}

/** nginx with the files of a build and nothing else. */
export async function serveFiles(nginx: string, folder: string, files: string): Promise<Running> {
  const [port = 0] = await getFreePorts(1);
  const config = path.join(folder, 'files.conf');
  writeFileSync(config, toConfig(folder, files, port));
  const running = keepRunning({
    name: 'nginx of files',
    command: nginx,
    args: ['-c', config, '-g', 'daemon off;'],
    logFile: path.join(folder, 'files.log'),
  });
  onEnd(() => void running.stop());
  await waitForPort(port, 'nginx');
  const getMemory = () => getTreeMemory(running.getPid() ?? 0);
  return { origin: `http://localhost:${port}`, port, getMemory };
}

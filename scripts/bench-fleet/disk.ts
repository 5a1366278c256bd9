import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startStaticNginx } from '../bench/static-nginx';
import type { Running } from '../fleet/keep-running';

type Disk = { nginx: string; folder: string; port: number; gzip: Buffer };

/** Runs nginx with one page as plain and compressed files, and nothing else: the upper limit. */
export async function serveFromDisk({ nginx, folder, port, gzip }: Disk): Promise<Running> {
  const files = path.join(folder, 'disk');
  mkdirSync(files);
  writeFileSync(path.join(files, 'index.html.gz'), gzip);
  writeFileSync(path.join(files, 'index.html'), gunzipSync(gzip));
  chmodSync(files, 0o755);
  return startStaticNginx({ nginx, folder, name: 'disk', port, files, http: 'tcp_nopush on;' });
}

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { keepRunning, type Running } from '../fleet/keep-running';
import { getNginxUser, waitForPort } from '../fleet/stores';

type Disk = { nginx: string; folder: string; port: number; gzip: Buffer };

/** Runs nginx with one page as plain and compressed files, and nothing else: the upper limit. */
export async function serveFromDisk({ nginx, folder, port, gzip }: Disk): Promise<Running> {
  const files = path.join(folder, 'disk');
  mkdirSync(files);
  writeFileSync(path.join(files, 'index.html.gz'), gzip);
  writeFileSync(path.join(files, 'index.html'), gunzipSync(gzip));
  chmodSync(files, 0o755);
  const config = path.join(folder, 'disk.conf');
  writeFileSync(
    config,
    `user ${getNginxUser()};
worker_processes auto;
pid ${path.join(folder, 'disk.pid')};
error_log stderr warn;
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  sendfile on;
  tcp_nopush on;
  access_log off;
  open_file_cache max=4000 inactive=60s;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    gzip_static on;
  }
}
`,
  );
  const running = keepRunning({
    name: 'nginx of files',
    command: nginx,
    args: ['-c', config, '-g', 'daemon off;'],
    logFile: path.join(folder, 'disk.log'),
  });
  await waitForPort(port, 'nginx');
  return running;
}

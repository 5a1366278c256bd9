import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepRunning, type Running } from '../fleet/keep-running';
import { getNginxUser, waitForPort } from '../fleet/stores';

type Options = {
  /** The executable. */
  nginx: string;
  /** Where its configuration, process id and log are written, as `NAME.conf` and so on. */
  folder: string;
  name: string;
  port: number;
  /** What it serves, each file also gzipped. */
  files: string;
  /** Additional `http` directives. */
  http?: string;
  /** Additional `server` directives. */
  server?: string;
};

/**
 * Runs nginx with files and nothing else.
 * @throws if it does not listen in time
 */
export async function startStaticNginx(options: Options): Promise<Running> {
  const { nginx, folder, name, port, files, http = '', server = '' } = options;
  const config = path.join(folder, `${name}.conf`);
  writeFileSync(
    config,
    `user ${getNginxUser()};
worker_processes auto;
pid ${path.join(folder, `${name}.pid`)};
error_log stderr warn;
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  sendfile on;
  access_log off;
  open_file_cache max=4000 inactive=60s;
  ${http}
  server {
    listen 127.0.0.1:${port};
    root ${files};
    gzip_static on;
    ${server}
  }
}
`,
  );
  const running = keepRunning({
    name: 'nginx of files',
    command: nginx,
    args: ['-c', config, '-g', 'daemon off;'],
    logFile: path.join(folder, `${name}.log`),
  });
  await waitForPort(port, 'nginx');
  return running;
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning, type Running } from './keep-running';
import { getListen, type Ports } from './listen';
import { getNginxUser, waitForPort } from './stores';

const MODULES = '/usr/lib/nginx/modules';
const BROTLI_STATIC = path.join(MODULES, 'ngx_http_brotli_static_module.so');
/** Slightly longer than nginx lets its old workers live. */
const DRAIN_MS = 25_000;

export type Upstream = { buildId: string; ports: readonly number[] };

export type FrontOptions = {
  root: string;
  folder: string;
  nginx: string;
  ports: Ports;
};

/**
 * Fills in the configuration template, like envsubst.
 * @throws for a name without a value
 */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The nginx template needs ${name}.`);
    return value;
  });
}

function makeCertificate(folder: string) {
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-days', '30', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'pipe' });
  return { certificate, key };
}

/** Lists the living child processes of nginx's master. */
function listWorkers(master: number): string[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8');
  return children.split(' ').filter(Boolean);
}

/** Starts nginx with this project's template; `switchTo` directs visitors to other instances. */
export async function startFront(options: FrontOptions, first: Upstream) {
  const { root, folder, nginx, ports } = options;
  const state = path.join(folder, 'nginx');
  mkdirSync(state);
  const config = path.join(folder, 'nginx.conf');
  const template = readFileSync(path.join(root, 'deploy/nginx.conf.template'), 'utf8');
  const { certificate, key } = makeCertificate(folder);
  const hasBrotli = existsSync(BROTLI_STATIC);

  const write = ({ buildId, ports: sites }: Upstream) =>
    writeFileSync(
      config,
      fillTemplate(template, {
        NGINX_MODULES: hasBrotli ? `load_module ${BROTLI_STATIC};` : '',
        STATIC_BROTLI: hasBrotli ? 'brotli_static on;' : '',
        NGINX_USER: getNginxUser(),
        NGINX_STATE: state,
        NGINX_PID: path.join(state, 'nginx.pid'),
        NGINX_ACCESS_LOG: path.join(folder, 'access.log'),
        NGINX_REAL_IP: '',
        CACHE_GENERATION: buildId,
        ASSETS_FOLDER: path.join(folder, 'assets'),
        ACME_FOLDER: path.join(folder, 'acme'),
        SITE_SERVERS: sites.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n    '),
        WEBHOOK_MIRRORS: sites
          .map((port) => `mirror /instances/127.0.0.1:${port};`)
          .join('\n      '),
        ...getListen(ports),
        HTTPS_ORIGIN: `https://localhost:${ports.https}`,
        SERVER_NAMES: 'localhost 127.0.0.1',
        TLS_CERTIFICATE: certificate,
        TLS_KEY: key,
      }),
    );
  const check = () => execFileSync(nginx, ['-t', '-q', '-c', config], { stdio: 'pipe' });

  write(first);
  check();
  const running: Running = keepRunning({
    name: 'nginx',
    command: nginx,
    args: ['-c', config, '-g', 'daemon off;'],
    logFile: path.join(folder, 'nginx.log'),
  });
  await waitForPort(ports.plain, 'nginx');

  return {
    ...running,
    /** Resolves once no old worker is left, so that nobody is still served by the previous instances. */
    async switchTo(next: Upstream): Promise<void> {
      write(next);
      check();
      const master = running.getPid();
      if (!master) throw new Error('nginx is not running.');
      const old = listWorkers(master);
      running.signal('SIGHUP');
      for (const end = Date.now() + DRAIN_MS; Date.now() < end;) {
        await sleep(100);
        const now = listWorkers(master);
        if (now.length > 0 && !old.some((worker) => now.includes(worker))) return;
      }
      console.warn('Some connections to the old instances were cut off.');
    },
  };
}

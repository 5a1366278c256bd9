import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Generation } from './instances';
import { keepRunning, waitForPort, type Running } from './processes';
import { getNginxUser } from './stores';

const BROTLI_STATIC = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Slightly longer than nginx lets its old workers live. */
const DRAIN_MS = 25_000;

export type Ports = { http: number; https: number; plain: number };

type FrontOptions = { root: string; folder: string; nginx: string; ports: Ports };

/** True if the machine has IPv6, even if only for loopback. */
export const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.address === '::1');

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
  return { TLS_CERTIFICATE: certificate, TLS_KEY: key };
}

/** Returns the values of the template that do not change while the fleet runs. */
function getValues({ folder, ports }: FrontOptions): Record<string, string> {
  const state = path.join(folder, 'nginx');
  mkdirSync(state);
  const hasBrotli = existsSync(BROTLI_STATIC);
  const host = hasIpv6() ? '[::]:' : '';
  return {
    NGINX_MODULES: hasBrotli ? `load_module ${BROTLI_STATIC};` : '',
    STATIC_BROTLI: hasBrotli ? 'brotli_static on;' : '',
    NGINX_USER: getNginxUser(),
    NGINX_STATE: state,
    NGINX_PID: path.join(state, 'nginx.pid'),
    NGINX_ACCESS_LOG: path.join(folder, 'access.log'),
    NGINX_REAL_IP: '',
    ASSETS_FOLDER: path.join(folder, 'assets'),
    ACME_FOLDER: path.join(folder, 'acme'),
    HTTP_LISTEN: `${host}${ports.http}`,
    HTTPS_LISTEN: `${host}${ports.https}`,
    LISTEN_OPTIONS: host && 'ipv6only=off',
    PLAIN_LISTEN: `127.0.0.1:${ports.plain}`,
    HTTPS_ORIGIN: `https://localhost:${ports.https}`,
    SERVER_NAMES: 'localhost 127.0.0.1',
    ...makeCertificate(folder),
  };
}

/** Lists the living child processes of nginx's master. */
function listWorkers(master: number): string[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8');
  return children.split(' ').filter(Boolean);
}

/** Starts nginx with this project's template; `switchTo` directs visitors to other instances. */
export async function startFront(options: FrontOptions, first: Generation) {
  const { root, folder, nginx, ports } = options;
  const config = path.join(folder, 'nginx.conf');
  const template = readFileSync(path.join(root, 'deploy/nginx.conf.template'), 'utf8');
  const values = getValues(options);

  /** @throws if nginx does not accept it */
  function configure({ buildId, instances }: Generation) {
    const hosts = instances.map(({ port }) => `127.0.0.1:${port}`);
    const text = fillTemplate(template, {
      ...values,
      CACHE_GENERATION: buildId,
      SITE_SERVERS: hosts.map((host) => `server ${host} max_fails=0;`).join(' '),
      WEBHOOK_MIRRORS: hosts.map((host) => `mirror /instances/${host};`).join(' '),
    });
    writeFileSync(config, text);
    execFileSync(nginx, ['-t', '-q', '-c', config], { stdio: 'pipe' });
  }

  configure(first);
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
    async switchTo(next: Generation): Promise<void> {
      configure(next);
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

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { KIT_FOLDER } from '../lib/brand/kit';
import { SETTING_NAMES } from '../lib/env';

const toScript = (name: string) => path.join('scripts', name);

/** The sources of a build. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'customtypes',
  'embedded',
  'lib',
  'locales',
  'public',
  'slices',
  'stores',
  'styles',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'prismic.config.json',
  'tsconfig.json',
  'tsconfig.site.json',
  // The programs that a build includes.
  ...['compile-programs.ts', 'server.ts', 'settings.ts', 'fail.mjs', 'port.ts'].map(toScript),
  ...['leads.ts', 'leads', 'publish-assets.ts', 'fleet/publish-assets.ts'].map(toScript),
];

/** Written by the build itself, so not a source. */
const OUTPUTS = [path.join('public', KIT_FOLDER)];
/** Settings that only the running server reads, and secrets: a build's id is public. */
const RUNTIME_SETTINGS: ReadonlySet<string> = new Set([
  'PORT',
  'LISTEN_HOST',
  'METRICS_PORT',
  'METRICS_HOST',
  'TRUSTED_PROXIES',
  'SHUTDOWN_TIMEOUT_MS',
  'LOG_FORMAT',
  'HSTS_SCOPE',
  'UPGRADE_INSECURE_REQUESTS',
  'CSP_REPORT_URL',
  'PRISMIC_ACCESS_TOKEN',
  'PRISMIC_WRITE_TOKEN',
  'PRISMIC_TIMEOUT_MS',
  'PRISMIC_CHECK_MS',
  'PRISMIC_WEBHOOK_SECRET',
  'REDIS_URL',
  'FORMS_API_URL',
  'DATABASE_URL',
  'LEADS_RETRY_DELAY_MS',
  'LEADS_RETENTION_DAYS',
  'SMTP_URL',
  'SALES_EMAIL',
  'FORMS_RATE_LIMIT',
  'FORMS_GLOBAL_RATE_LIMIT',
  'FORMS_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
]);

function listFiles(root: string, name: string): string[] {
  const file = path.join(root, name);
  // Drafts and releases are no part of a build.
  const isHidden = path.basename(name).startsWith('.');
  if (isHidden || OUTPUTS.includes(name) || !existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [name];
  return readdirSync(file)
    .sort()
    .flatMap((entry) => listFiles(root, path.join(name, entry)));
}

/** A build's identifier: a hash of everything that it is made from, sources, content and settings. */
export function getBuildStamp(root: string): string {
  const hash = createHash('sha256');
  for (const name of SOURCES.flatMap((source) => listFiles(root, source))) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  }
  for (const setting of SETTING_NAMES.filter((name) => !RUNTIME_SETTINGS.has(name))) {
    hash.update(`${setting}=${process.env[setting] ?? ''}\0`);
  }
  return hash.digest('hex').slice(0, 20);
}

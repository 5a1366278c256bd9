import { z } from 'zod';
import {
  cookieName,
  count,
  duration,
  flag,
  headerUrl,
  optional,
  origins,
  paths,
  port,
  repositoryName,
  smtpUrl,
  text,
  url,
  withDefault,
} from './env-kinds';

const schema = z.object({
  PORT: withDefault(port, '3000'),
  LISTEN_HOST: optional(text),
  METRICS_PORT: optional(port),
  METRICS_HOST: withDefault(text, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  OTEL_SERVICE_NAME: withDefault(text, 'nodewell-site'),
  SITE_URL: withDefault(url, 'http://localhost:3000'),
  TRUSTED_PROXIES: withDefault(count(0).max(10), '0'),
  SHUTDOWN_TIMEOUT_MS: withDefault(duration(), '10000'),
  LOG_FORMAT: withDefault(z.enum(['text', 'json'], 'must be text or json'), 'text'),
  HSTS_SCOPE: withDefault(
    z.enum(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload'),
    'host',
  ),
  UPGRADE_INSECURE_REQUESTS: withDefault(flag, 'false'),
  CSP_REPORT_URL: optional(headerUrl),
  PRISMIC_REPOSITORY: optional(repositoryName),
  PRISMIC_ENDPOINT: optional(url),
  PRISMIC_ACCESS_TOKEN: optional(text),
  PRISMIC_WRITE_TOKEN: optional(text),
  PRISMIC_RELEASE: optional(text),
  PRISMIC_REF: optional(text),
  PRISMIC_TIMEOUT_MS: withDefault(duration(), '5000'),
  PRISMIC_CHECK_MS: withDefault(duration(), '60000'),
  PROVIDER_API_URL: optional(url),
  PROVIDER_API_TOKEN: optional(text),
  PROVIDER_PATHS: optional(paths),
  AVAILABILITY_API_URL: optional(url),
  PROVIDER_RETRY_DELAY_MS: withDefault(duration(0), '10000'),
  PROVIDER_TIMEOUT_MS: withDefault(duration(), '8000'),
  PROVIDER_REFRESH_MS: withDefault(duration(0), '60000'),
  ACCOUNT_COOKIE: optional(cookieName),
  PRISMIC_WEBHOOK_SECRET: optional(text),
  IMAGE_STORAGE_URL: optional(url),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })),
  FORMS_API_URL: optional(url),
  DATABASE_URL: withDefault(
    z.string().regex(/^(postgres(ql)?:\/\/|file:).+/, 'must be a postgres:// or file: address'),
    'file:.data/leads.db',
  ),
  LEADS_RETRY_DELAY_MS: withDefault(duration(), '30000'),
  LEADS_RETENTION_DAYS: withDefault(count(1), '365'),
  FORMS_RATE_LIMIT: withDefault(count(1), '10'),
  FORMS_GLOBAL_RATE_LIMIT: withDefault(count(1), '300'),
  FORMS_SECRET: optional(text.min(16, 'needs at least 16 characters')),
  RECAPTCHA_SITE_KEY: optional(text),
  RECAPTCHA_SECRET_KEY: optional(text),
  SMTP_URL: optional(smtpUrl),
  SALES_EMAIL: optional(z.email('must be an e-mail address')),
  STATISTICS_SCRIPT_URL: optional(url),
  MARKETING_SCRIPT_URL: optional(url),
  CHAT_SCRIPT_URL: optional(url),
  VENDOR_HOSTS: optional(origins),
  COMPARE_PROVIDERS: withDefault(flag, 'true'),
  SITE_FALLBACK_LOCALE: withDefault(z.enum(['en', 'cn']), 'en'),
});

/** The validated settings; absent ones are undefined, which selects the embedded service. */
export type Env = z.output<typeof schema>;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Validates environment variables.
 * @throws {SettingsError} naming every invalid setting, one per line
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  const lines =
    result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  if (result.data?.PRISMIC_RELEASE && result.data.PRISMIC_REF) {
    lines.push('PRISMIC_REF: cannot be set together with PRISMIC_RELEASE');
  }
  if (result.data?.METRICS_PORT && result.data.METRICS_PORT === result.data.PORT) {
    lines.push('METRICS_PORT: must not be PORT, which visitors reach');
  }
  if (result.success && lines.length === 0) return result.data;
  throw new SettingsError(`Wrong settings:\n  ${lines.join('\n  ')}`);
}

/** Names of all settings, for the build stamp and for the check of .env.example. */
export const SETTING_NAMES = Object.keys(schema.shape);

let checked: Env | undefined;

/** Returns the process's settings, read once. */
export function getEnv(): Env {
  checked ??= parseEnv(process.env);
  return checked;
}

/** Set by the build script and inlined by next.config.ts; `development` under `npm run dev`. */
export function getBuildId(): string {
  return process.env.BUILD_ID ?? 'development';
}

/** The folder that Next builds into and serves from, relative to the root; the scripts choose it for each build. */
export function getDistFolder(): string {
  return process.env.BUILD_FOLDER ?? '.next';
}

/** True while `next build` renders pages. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

export const isProduction = process.env.NODE_ENV === 'production';

import type { Env } from '@/lib/env';

const TWO_YEARS = 'max-age=63072000';

/** The scope of the HTTPS promise; beyond this host only if the owner says so, because it binds all subdomains. */
const HSTS = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
} as const satisfies Record<Env['HSTS_SCOPE'], string>;

type Settings = Pick<Env, 'HSTS_SCOPE' | 'CSP_REPORT_URL'>;

/** Returns the headers of every response; a page also gets its Content-Security-Policy. */
export function getSecurityHeaders(env: Settings): Record<string, string> {
  return {
    'Strict-Transport-Security': HSTS[env.HSTS_SCOPE],
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(env.CSP_REPORT_URL && { 'Reporting-Endpoints': `policy="${env.CSP_REPORT_URL}"` }),
  };
}

import type { Env } from '../env';

/** Headers of the page that the content service frames while an editor works on a section. */
export const SIMULATOR_HEADERS = [
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'self' https://*.prismic.io; base-uri 'self'; object-src 'none'",
  },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

const TWO_YEARS = 'max-age=63072000';

/** How far the promise of HTTPS reaches; beyond this host only if the owner says so, since it binds all sub-domains. */
const HSTS = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
} as const satisfies Record<Env['HSTS_SCOPE'], string>;

type Settings = Pick<Env, 'HSTS_SCOPE' | 'CSP_REPORT_URL'>;

/** Headers of every answer; the Content-Security-Policy of a page is added by the page cache. */
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

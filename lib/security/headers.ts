import type { Env } from '@/lib/env';
import { getImageHosts } from './image-hosts';

type Header = { key: string; value: string };

/**
 * Headers of the page that the content service frames while an editor works on a section. What it shows comes
 * from its address, so it may run this site's scripts alone and send nothing elsewhere. Its inline scripts differ
 * with each request, so they are allowed as a whole.
 */
export function getSimulatorHeaders(
  env: Pick<Env, 'PRISMIC_REPOSITORY' | 'IMAGE_STORAGE_URL'>,
): Header[] {
  const { PRISMIC_REPOSITORY } = env;
  const editor = PRISMIC_REPOSITORY ? [`https://${PRISMIC_REPOSITORY}.prismic.io`] : [];
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...getImageHosts(env)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    ['frame-ancestors', "'self'", ...editor].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    { key: 'X-Robots-Tag', value: 'noindex' },
  ];
}

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

import type { Env } from '@/lib/env';
import { getImageHosts } from './image-hosts';

type Header = { key: string; value: string };

/**
 * Returns the headers of the page that the content service frames while an editor works on a section. Its content comes
 * from its URL, so it may run only this site's scripts and send nothing elsewhere. Inline scripts differ with each
 * request, so all are allowed.
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

/** The scope of the HTTPS promise; beyond this host only if the owner says so, because it binds all subdomains. */
const HSTS = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
} as const satisfies Record<Env['HSTS_SCOPE'], string>;

type Settings = Pick<Env, 'HSTS_SCOPE' | 'CSP_REPORT_URL'>;

/** Returns the headers of every response; the page cache adds a page's Content-Security-Policy. */
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

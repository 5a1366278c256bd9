import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

// What reCAPTCHA asks for, from either of its hosts; only where the site uses it.
const RECAPTCHA_HOSTS = [
  'https://www.google.com/recaptcha/',
  'https://www.recaptcha.net/recaptcha/',
];
const RECAPTCHA_SCRIPTS = [
  'https://www.gstatic.com/recaptcha/',
  'https://www.gstatic.cn/recaptcha/',
];

export type PolicyOptions = {
  hasRecaptcha?: boolean;
  /** Origins that pictures may come from beside this one. */
  imageHosts?: readonly string[];
  /** Origins of the statistics, marketing and chat scripts that the owner has set. */
  vendorHosts?: readonly string[];
  /** True to have browsers load over HTTPS what a page names with `http:`. */
  isUpgraded?: boolean;
  /** Where browsers report what a policy blocked. */
  reportUrl?: string | undefined;
  /** Origin of the repository whose toolbar an editor who previews has. */
  toolbarHost?: string | undefined;
};

/** Prismic's toolbar; its styles are inline. */
const TOOLBAR_SCRIPTS = 'https://static.cdn.prismic.io';

function getFixed(options: PolicyOptions): string {
  const { hasRecaptcha, imageHosts = [], vendorHosts = [], isUpgraded, reportUrl } = options;
  const { toolbarHost } = options;
  const toolbar = toolbarHost ? [toolbarHost, TOOLBAR_SCRIPTS] : [];
  const hosts = [...(hasRecaptcha ? RECAPTCHA_HOSTS : []), ...vendorHosts, ...toolbar];
  return [
    // What has no rule of its own below is forbidden.
    "default-src 'none'",
    "manifest-src 'self'",
    ["style-src 'self'", ...vendorHosts, ...(toolbarHost ? ["'unsafe-inline'"] : [])].join(' '),
    ["img-src 'self' data:", ...imageHosts, ...vendorHosts, ...toolbar].join(' '),
    ["font-src 'self'", ...vendorHosts].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    ['frame-src https://www.youtube-nocookie.com', ...hosts].join(' '),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isUpgraded ? ['upgrade-insecure-requests'] : []),
    // The first is for browsers of today, the second for those that know the header Reporting-Endpoints.
    ...(reportUrl ? [`report-uri ${reportUrl}`, 'report-to policy'] : []),
  ].join('; ');
}

/** True if a stored policy was made with these options, which a restart may have changed. */
export const isPolicyFor = (policy: unknown, options: PolicyOptions): boolean =>
  typeof policy === 'string' && policy.startsWith(`${getFixed(options)};`);

const toHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

function getForeignScripts({ hasRecaptcha, vendorHosts = [] }: PolicyOptions): string[] {
  return [...(hasRecaptcha ? [...RECAPTCHA_HOSTS, ...RECAPTCHA_SCRIPTS] : []), ...vendorHosts];
}

/**
 * The policy of one page: scripts of this origin, and of the inline ones just those that the page holds.
 * @returns value of the Content-Security-Policy header
 */
export function getContentSecurityPolicy(html: string, options: PolicyOptions = {}): string {
  const hashes = new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => toHash(source)),
  );
  const scripts = ["'self'", ...hashes, ...getForeignScripts(options)];
  return `${getFixed(options)}; script-src ${scripts.join(' ')}`;
}

/**
 * The policy of a page that an editor previews, which is rendered for each request and so cannot be read beforehand:
 * inline scripts are those that carry the nonce.
 */
export function getDraftPolicy(nonce: string, options: PolicyOptions = {}): string {
  const toolbar = options.toolbarHost ? [TOOLBAR_SCRIPTS] : [];
  const scripts = ["'self'", `'nonce-${nonce}'`, ...getForeignScripts(options), ...toolbar];
  return `${getFixed(options)}; script-src ${scripts.join(' ')}`;
}

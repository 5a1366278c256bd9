import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

// What reCAPTCHA needs, from either of its hosts; only if the site uses it.
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
  /** Further origins of pictures. */
  imageHosts?: readonly string[];
  /** Origins of the owner's statistics, marketing and chat scripts. */
  vendorHosts?: readonly string[];
  /** True if browsers should load `http:` resources over HTTPS. */
  isUpgraded?: boolean;
  /** Where browsers report violations. */
  reportUrl?: string | undefined;
  /** Origin of the repository whose toolbar previewing editors see. */
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
    // Anything without its own rule below is forbidden.
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
    // The first is for current browsers, the second for those that support the Reporting-Endpoints header.
    ...(reportUrl ? [`report-uri ${reportUrl}`, 'report-to policy'] : []),
  ].join('; ');
}

/** True if a stored policy was made with these options, which may have changed with a restart. */
export const isPolicyFor = (policy: unknown, options: PolicyOptions): boolean =>
  typeof policy === 'string' && policy.startsWith(`${getFixed(options)};`);

const toHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

function getForeignScripts({ hasRecaptcha, vendorHosts = [] }: PolicyOptions): string[] {
  return [...(hasRecaptcha ? [...RECAPTCHA_HOSTS, ...RECAPTCHA_SCRIPTS] : []), ...vendorHosts];
}

/**
 * Builds the policy of one page: scripts from this origin, and only the inline scripts that the page contains.
 * @returns the value of the Content-Security-Policy header
 */
export function getContentSecurityPolicy(html: string, options: PolicyOptions = {}): string {
  const hashes = new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => toHash(source)),
  );
  const scripts = ["'self'", ...hashes, ...getForeignScripts(options)];
  return `${getFixed(options)}; script-src ${scripts.join(' ')}`;
}

/**
 * Builds the policy of a previewed page, which is rendered for each request and therefore not known in advance: inline
 * scripts need the nonce.
 */
export function getDraftPolicy(nonce: string, options: PolicyOptions = {}): string {
  const toolbar = options.toolbarHost ? [TOOLBAR_SCRIPTS] : [];
  const scripts = ["'self'", `'nonce-${nonce}'`, ...getForeignScripts(options), ...toolbar];
  return `${getFixed(options)}; script-src ${scripts.join(' ')}`;
}

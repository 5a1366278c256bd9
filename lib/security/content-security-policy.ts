import { createHash } from 'node:crypto';

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;
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
  /** Sites that may frame the page, besides this one. */
  frameAncestors?: readonly string[];
  /** True for the page on which the content service previews sections, which sets styles itself. */
  hasInlineStyles?: boolean;
};

/** Prismic's toolbar; its styles are inline. */
const TOOLBAR_SCRIPTS = 'https://static.cdn.prismic.io';

const toHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const getHashes = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, source = '']) => toHash(source))),
];

/** With a hash, browsers ignore the permission for all inline styles. */
function getStyles(html: string, { vendorHosts = [], toolbarHost, ...options }: PolicyOptions) {
  const { hasInlineStyles = toolbarHost !== undefined } = options;
  const inline = hasInlineStyles ? ["'unsafe-inline'"] : getHashes(html, INLINE_STYLE);
  return ["style-src 'self'", ...vendorHosts, ...inline].join(' ');
}

function getFixed(html: string, options: PolicyOptions): string {
  const { hasRecaptcha, imageHosts = [], vendorHosts = [], isUpgraded, reportUrl } = options;
  const { toolbarHost, frameAncestors = [] } = options;
  const toolbar = toolbarHost ? [toolbarHost, TOOLBAR_SCRIPTS] : [];
  const hosts = [...(hasRecaptcha ? RECAPTCHA_HOSTS : []), ...vendorHosts, ...toolbar];
  return [
    // Anything without its own rule below is forbidden.
    "default-src 'none'",
    "manifest-src 'self'",
    getStyles(html, options),
    ["img-src 'self' data:", ...imageHosts, ...vendorHosts, ...toolbar].join(' '),
    ["font-src 'self'", ...vendorHosts].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    ['frame-src https://www.youtube-nocookie.com', ...hosts].join(' '),
    ["frame-ancestors 'self'", ...frameAncestors].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isUpgraded ? ['upgrade-insecure-requests'] : []),
    // The first is for current browsers, the second for those that support the Reporting-Endpoints header.
    ...(reportUrl ? [`report-uri ${reportUrl}`, 'report-to policy'] : []),
  ].join('; ');
}

function getForeignScripts(options: PolicyOptions): string[] {
  const { hasRecaptcha, vendorHosts = [], toolbarHost } = options;
  const recaptcha = hasRecaptcha ? [...RECAPTCHA_HOSTS, ...RECAPTCHA_SCRIPTS] : [];
  return [...recaptcha, ...vendorHosts, ...(toolbarHost ? [TOOLBAR_SCRIPTS] : [])];
}

/**
 * Builds the policy of one page: scripts and styles from this origin, and only the inline ones that the page contains.
 * @returns the value of the Content-Security-Policy header
 */
export function getContentSecurityPolicy(html: string, options: PolicyOptions = {}): string {
  const scripts = ["'self'", ...getHashes(html, INLINE_SCRIPT), ...getForeignScripts(options)];
  return `${getFixed(html, options)}; script-src ${scripts.join(' ')}`;
}

const CLOSING = '</script>';

/**
 * Merges consecutive plain inline scripts. Next writes a page's data in pieces, and each costs a hash in the policy:
 * with about a thousand chains, the header would exceed what clients and proxies accept.
 */
export function joinInlineScripts(html: string): string {
  const opening = /<script\b([^>]*)>/g;
  let joined = '';
  let copied = 0;
  /** Where the last plain script ends. */
  let end = -1;
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const isPlain = tag[1] === '';
    const close = html.indexOf(CLOSING, opening.lastIndex);
    if (close === -1) break;
    if (isPlain && tag.index === end) {
      // On a separate line, because the previous script may end with a comment.
      joined += `${html.slice(copied, end - CLOSING.length)}\n;`;
      copied = opening.lastIndex;
    }
    opening.lastIndex = close + CLOSING.length;
    end = isPlain ? opening.lastIndex : -1;
  }
  return joined + html.slice(copied);
}

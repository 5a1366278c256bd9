import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Env } from '@/lib/env';
import { slimPage } from '@/lib/flight';
import { DRAFT_COOKIE } from '@/lib/http/internal-names';
import { parsePreferences } from '@/lib/http/preferences';
import {
  getContentSecurityPolicy,
  joinInlineScripts,
  type PolicyOptions,
} from '@/lib/security/content-security-policy';
import {
  getPolicyOptions,
  getSimulatorPolicyOptions,
  getToolbarHost,
} from '@/lib/security/policy-options';
import { inlineStyles, type Stylesheets } from './inline-styles';

/** Several hundred pages in both encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Half the time of the highest quality, for one percent more bytes. */
const BROTLI_QUALITY = 9;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const ENCODERS = {
  br: (html: string) =>
    toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html: string) => toGzip(html),
};
type Encoding = keyof typeof ENCODERS;

/** What is sent for one version of a page. */
type SentPage = {
  html: string;
  policy: string;
  etag: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

const POLICY = 'content-security-policy';
const SIMULATOR = /^(?:\/cn)?\/slice-simulator(?:[/?]|$)/;
const DRAFT = new RegExp(String.raw`(?:^|;\s*)${DRAFT_COOKIE}=`);

/** Next's value for pages that it renders periodically, which would let a cache serve one that is a year old. */
const NEXT_LIFETIME = /^s-maxage=\d+, stale-while-revalidate=\d+$/;
/** For caches in front of this server: 5 seconds, 30 while they ask for a new one, a week while the server is down. */
const LIFETIME = 's-maxage=5, stale-while-revalidate=30, stale-if-error=604800';

/** Internal paths must not become public. */
const INTERNAL_HEADERS = ['x-middleware-rewrite', 'x-nextjs-rewritten-query'];

function toSentPage(rendered: string, options: PolicyOptions, sheets?: Stylesheets): SentPage {
  const slim = joinInlineScripts(slimPage(rendered));
  const html = sheets ? inlineStyles(slim, sheets) : slim;
  const policy = getContentSecurityPolicy(html, options);
  // Covers the policy too: a cache that is told its copy is current keeps the old headers.
  const hash = createHash('sha256').update(policy).update(html).digest('base64url');
  return { html, policy, etag: `W/"${hash}"`, encoded: {} };
}

/** Returns the best encoding that a client accepts; undefined if there is none. */
function getEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map(parsePreferences(accepted).map(({ name, quality }) => [name, quality]));
  return (Object.keys(ENCODERS) as Encoding[]).find((name) => (weights.get(name) ?? 0) > 0);
}

/** Corrects the headers that Next sends: what it reveals about itself, caching, and who may embed data. */
function mendHeaders(response: ServerResponse): void {
  for (const name of INTERNAL_HEADERS) response.removeHeader(name);
  if (NEXT_LIFETIME.test(String(response.getHeader('cache-control')))) {
    response.setHeader('cache-control', LIFETIME);
  }
  // Data that any site may read, any site may embed.
  if (response.getHeader('access-control-allow-origin') === '*') {
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  }
}

/**
 * Returns a function that prepares the response to a request: a page is held until it is complete, and then gets its
 * Content-Security-Policy, which lists its inline scripts, and an ETag. The result is kept per version of a stored page,
 * under the HTML that Next hands over, together with one compressed copy per encoding. With the build's stylesheets, a
 * visitor's page also contains the rules that its first paint needs.
 */
export function createPageSender(env: Env, sheets?: Stylesheets) {
  const compress = compression();
  const sentPages = new LRUCache<string, SentPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => html.length,
  });

  const visitorOptions = getPolicyOptions(env);
  const editorOptions = { ...visitorOptions, toolbarHost: getToolbarHost(env) };
  const simulatorOptions = getSimulatorPolicyOptions(env);

  function getOptions({ url = '', headers }: IncomingMessage): PolicyOptions {
    if (SIMULATOR.test(url)) return simulatorOptions;
    return DRAFT.test(headers.cookie ?? '') ? editorOptions : visitorOptions;
  }

  function getStoredPage(rendered: string): SentPage {
    const known = sentPages.get(rendered);
    if (known) return known;
    const page = toSentPage(rendered, visitorOptions, sheets);
    sentPages.set(rendered, page);
    return page;
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    compress(request as Parameters<typeof compress>[0], response as never, () => undefined);
    const { writeHead, write, end } = response;
    const parts: Buffer[] = [];

    /** True for a page that has no policy of its own. */
    const isPage = () =>
      !response.headersSent &&
      String(response.getHeader('content-type')).startsWith('text/html') &&
      !response.hasHeader(POLICY);

    async function sendPage(rendered: string): Promise<void> {
      const options = getOptions(request);
      const isStored = response.hasHeader('x-nextjs-cache') && options === visitorOptions;
      const page = isStored
        ? getStoredPage(rendered)
        : toSentPage(rendered, options, options === visitorOptions ? sheets : undefined);
      response.setHeader(POLICY, page.policy);
      response.appendHeader('vary', 'Accept');
      response.removeHeader('content-length');
      if (response.statusCode === 200 && isStored) {
        response.setHeader('etag', page.etag);
        if (fresh(request.headers, { etag: page.etag })) {
          response.statusCode = 304;
          response.removeHeader('content-type');
          end.call(response, undefined, 'utf8');
          return;
        }
      }
      const encoding = isStored ? getEncoding(request.headers['accept-encoding']) : undefined;
      if (!encoding) {
        end.call(response, page.html, 'utf8');
        return;
      }
      const bytes = await (page.encoded[encoding] ??= ENCODERS[encoding](page.html));
      if (response.destroyed) return;
      response.setHeader('content-encoding', encoding);
      response.appendHeader('vary', 'Accept-Encoding');
      response.setHeader('content-length', bytes.length);
      end.call(response, bytes, 'utf8');
    }

    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      mendHeaders(response);
      return writeHead.apply(response, args);
    }) as typeof writeHead;
    // Headers leave with the first bytes of the body, so that a server that dies has sent either both or neither.
    response.flushHeaders = () => undefined;
    response.write = ((...args: Parameters<typeof write>) => {
      if (!isPage()) return write.apply(response, args);
      parts.push(Buffer.from(args[0] as string | Uint8Array));
      return true;
    }) as typeof write;
    response.end = ((...args: unknown[]) => {
      if (!isPage()) return end.apply(response, args as Parameters<typeof end>);
      const [last] = args;
      // Stored pages come as one string, which is the key of their sent version.
      const rendered =
        typeof last === 'string' && parts.length === 0
          ? last
          : Buffer.concat([...parts, Buffer.from((last ?? '') as string | Uint8Array)]).toString();
      if (rendered === '') {
        response.removeHeader('content-length');
        return end.call(response, undefined, 'utf8');
      }
      sendPage(rendered).catch((error: unknown) => response.destroy(error as Error));
      return response;
    }) as typeof end;
  };
}

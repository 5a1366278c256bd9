import { describe, expect, it } from 'vitest';
import {
  MAX_BODY_BYTES,
  MAX_PARAMETERS,
  MAX_PATH_CHARS,
  MAX_URL_CHARS,
  getRefusal as getRefusalOf,
} from '@/lib/server/gate';

const getRefusal = (method: string, url: string, rawHeaders: string[] = []) =>
  getRefusalOf({ method, url, rawHeaders });
const getStatus = (method: string, url: string, rawHeaders?: string[]) =>
  getRefusal(method, url, rawHeaders)?.status ?? 'passes';

describe('methods', () => {
  it.each(['/', '/faq/', '/faq/social.png', '/faq/index.md', '/cn/llms.txt', '/nodes.json'])(
    '%s answers GET and HEAD only',
    (url) => {
      expect(getStatus('GET', url)).toBe('passes');
      expect(getStatus('HEAD', url)).toBe('passes');
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'get', '']) {
        expect(getRefusal(method, url), method).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD, OPTIONS' },
        });
      }
    },
  );

  it.each([
    ['/api/forms/contact/', ['GET', 'HEAD', 'POST']],
    ['/api/forms/token/?form=contact', ['GET', 'HEAD']],
    ['/api/revalidate', ['POST']],
    ['/api/revalidate/', ['POST']],
    ['/api/exit-preview/?to=/', ['GET', 'HEAD']],
  ])('%s takes %j', (url, methods) => {
    const asked = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
    expect(asked.filter((method) => getRefusal(method, url) === null)).toEqual(methods);
  });

  it('responds to OPTIONS with the allowed methods, also for *', () => {
    expect(getRefusal('OPTIONS', '/faq/')).toMatchObject({
      status: 204,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    });
    expect(getRefusal('OPTIONS', '*')?.status).toBe(204);
  });
});

describe('addresses', () => {
  it.each([
    '/favicon.ico%ff',
    '/img/%c0%ae/',
    '/%',
    '/faq/#top',
    '/faq/?a=b#top',
    '/%E0%A4%A/',
    '/nodes/%00/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '/a%0d%0ab/',
    '/../faq/',
    '/api/forms/../../faq/',
    '/api/forms/%2e%2e/%2E./faq/',
    '/x/./nodes/',
    '/faq/..',
    '/x/..%2f_next/static/a/',
    '/x%2F.%2e%2fa',
    '/x/..%2f',
    'http://evil.example/',
    '*',
    '',
  ])('%j is malformed', (url) => {
    expect(getStatus('GET', url)).toBe(400);
  });

  it('lets Chinese, spaces and any well-formed query pass', () => {
    for (const url of ['/%E8%8A%82%E7%82%B9/', '/a%20b/', '/?q=%ff%00', '/?q=\\']) {
      expect(getStatus('GET', url), url).toBe('passes');
    }
  });

  it('rejects a URL that is too long or has too many parameters', () => {
    expect(getStatus('GET', `/${'a'.repeat(MAX_PATH_CHARS)}`)).toBe(414);
    expect(getStatus('GET', `/?q=${'a'.repeat(MAX_URL_CHARS)}`)).toBe(414);
    expect(getStatus('GET', `/?q=${'a'.repeat(MAX_PATH_CHARS)}`)).toBe('passes');
    // A redirect repeats each of these characters as three.
    for (const sign of ['"', ',', ':', '+'])
      expect(getStatus('GET', `/about?${sign.repeat(MAX_URL_CHARS / 2)}`)).toBe(414);
    const toQuery = (count: number) => `/?${Array(count).fill('a').join('&')}`;
    expect(getStatus('GET', toQuery(MAX_PARAMETERS))).toBe('passes');
    expect(getStatus('GET', toQuery(MAX_PARAMETERS + 1))).toBe(414);
  });

  it('allows dots within segments', () => {
    for (const url of [
      '/nodes.json',
      '/..a/',
      '/a../',
      '/...',
      '/a%2fb/',
      '/.well-known/security.txt',
    ]) {
      expect(getStatus('GET', url), url).toBe('passes');
    }
  });

  it("serves nothing of Next's own but static files", () => {
    expect(getStatus('GET', '/_next/static/chunks/a.js')).toBe('passes');
    const others = ['/_next/image?url=%2Fa.png&w=64&q=75', '/_next/data/x/index.json'];
    for (const url of [...others, '/_next/static/', '/_next/static/?x', '/_next/static']) {
      expect(getStatus('GET', url), url).toBe(404);
    }
  });
});

describe('headers', () => {
  it('contain a single host', () => {
    expect(getStatus('GET', '/', ['Host', 'a', 'Accept', 'Host'])).toBe('passes');
    expect(getStatus('GET', '/', ['Host', 'a', 'host', 'b'])).toBe(400);
  });

  it('may only expect 100-continue', () => {
    const expecting = (value: string) => getStatus('GET', '/', ['Expect', value]);
    expect(expecting('100-Continue')).toBe('passes');
    expect(expecting('x')).toBe(417);
    expect(getStatus('GET', '/', ['Expect', '100-continue', 'expect', 'x'])).toBe(417);
  });

  it('declare no body beyond the limit', () => {
    const post = (length: string) =>
      getStatus('POST', '/api/forms/contact/', ['Content-Length', length]);
    expect(post(String(MAX_BODY_BYTES))).toBe('passes');
    expect(post(String(MAX_BODY_BYTES + 1))).toBe(413);
    expect(getStatus('POST', '/api/forms/contact/extra/')).toBe(405);
    expect(getStatus('POST', '/api/forms/none/')).toBe(405);
  });

  it.each(['Content-Length', 'Transfer-Encoding'])(
    'announce no body with %s where nothing reads one',
    (name) => {
      const value = name === 'Content-Length' ? '10' : 'chunked';
      expect(getStatus('GET', '/slice-simulator/', [name, value])).toBe(400);
      expect(getStatus('HEAD', '/', [name, value])).toBe(400);
      expect(getStatus('POST', '/mcp/', [name, value])).toBe('passes');
      expect(getStatus('GET', '/', ['Content-Length', '0'])).toBe('passes');
    },
  );
});

it("reads the body's length by header name, whatever other headers contain", () => {
  const rawHeaders = ['X-Note', 'content-length', 'Content-Length', String(MAX_BODY_BYTES + 1)];
  expect(getStatus('POST', '/api/forms/contact/', rawHeaders)).toBe(413);
});

import { describe, expect, it } from 'vitest';
import { getRefusal } from '@/lib/server/refusal';

const getStatus = (url: string, method = 'GET', headers = {}) =>
  getRefusal({ url, method, headers })?.status ?? 'passes';

describe('addresses', () => {
  it.each([
    '/',
    '/cn/nodes/eth/',
    '/节点/',
    '/nodes/%E8%8A%82/',
    '/?q=a%2Fb',
    '/_next/static/a.js',
  ])('%s passes', (url) => expect(getStatus(url)).toBe('passes'));

  it.each([
    ['/../etc/passwd', 400],
    ['/a/..%2fb/', 400],
    ['/%E0%A4%A/', 400],
    ['/nodes/%00/', 400],
    ['/a\\b/', 400],
    ['http://evil.example/', 400],
    [`/${'a'.repeat(3000)}/`, 414],
    [`/?q=${'a'.repeat(20_000)}`, 414],
    ['/_next/image?url=x', 404],
  ])('%.30s is refused with %i', (url, status) => expect(getStatus(url)).toBe(status));
});

describe('methods', () => {
  it.each([
    ['HEAD', '/faq/'],
    ['POST', '/api/forms/contact/'],
    ['POST', '/api/revalidate'],
    ['POST', '/api/count/'],
    ['POST', '/mcp'],
  ])('%s %s passes', (method, url) => expect(getStatus(url, method)).toBe('passes'));

  it.each([
    ['POST', '/faq/', 405],
    ['DELETE', '/api/forms/contact/', 405],
    ['GET', '/api/revalidate/', 405],
    ['OPTIONS', '/faq/', 204],
    ['OPTIONS', '*', 204],
  ])('%s %s gets %i', (method, url, status) => {
    const refusal = getRefusal({ url, method, headers: {} });
    expect(refusal).toMatchObject({ status, headers: { allow: expect.any(String) } });
  });
});

it('a body larger than any form is refused before it is read', () => {
  const post = (length: number) =>
    getStatus('/api/forms/contact/', 'POST', { 'content-length': String(length) });
  expect(post(1000)).toBe('passes');
  expect(post(100_000)).toBe(413);
});

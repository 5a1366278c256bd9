import { expect, inject, it } from 'vitest';
import { findForbiddenScripts, getAll } from '../support/html';
import { PAGE_KINDS } from '../support/routes';

const ORIGIN = inject('siteUrl');

/** Every kind of page, with those rendered on each request, answers of plain forms, and unknown paths. */
const PATHS = [
  ...PAGE_KINDS.flatMap((path) => [path, `/cn${path}`]),
  '/nodes/eth/eth_call/',
  '/nodes/compare/?chain=eth&chain=sol',
  '/search/?q=solana',
  '/cn/search/?q=以太坊',
  '/contact/check/?name=empty',
  '/contact/sent/',
  '/slice-simulator/',
  '/no-such-page/',
];

it.each(PATHS)('%s runs only scripts that its policy names', async (path) => {
  const response = await fetch(ORIGIN + path, { headers: { 'sec-fetch-dest': 'iframe' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  const html = await response.text();
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(getAll(html, /(<script[ >])/g).length).toBeGreaterThan(3);
  expect(findForbiddenScripts(html, policy)).toEqual([]);
});

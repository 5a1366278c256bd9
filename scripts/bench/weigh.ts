import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** What a browser loads for a page, in bytes of Brotli; fonts as they are, since they are compressed already. */
export type Weight = {
  html: number;
  script: number;
  css: number;
  font: number;
  fontFiles: number;
  /** Addresses on other origins. */
  thirdParties: string[];
};

const SCRIPT = /<script\b(?![^>]*\bnomodule)[^>]*\ssrc="([^"]+)"/gi;

const toSize = (body: Buffer) => brotliCompressSync(body).length;

async function load(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function sum(urls: readonly string[], measure: (body: Buffer) => number): Promise<number> {
  const bodies = await Promise.all(urls.map(load));
  return bodies.reduce((total, body) => total + measure(body), 0);
}

/** Weighs a page with its scripts switched off, so that only what its HTML and styles name is loaded. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const requests = new Map<string, string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.set(request.url(), request.resourceType());
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await context.close();
  const isOwn = (url: string) => new URL(url).origin === origin;
  const find = (kind: string) =>
    [...requests].flatMap(([url, type]) => (type === kind && isOwn(url) ? [url] : []));
  const html = await load(origin + path);
  const scripts = [...html.toString().matchAll(SCRIPT)].map(
    ([, src = '']) => new URL(src.replaceAll('&amp;', '&'), origin).href,
  );
  const fonts = find('font');
  return {
    html: toSize(html),
    script: await sum([...new Set(scripts)].filter(isOwn), toSize),
    css: await sum(find('stylesheet'), toSize),
    font: await sum(fonts, ({ length }) => length),
    fontFiles: fonts.length,
    thirdParties: [...requests.keys(), ...scripts].filter((url) => !isOwn(url)),
  };
}

import { expect, inject, it } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { getOne } from '../support/html';

const ORIGIN = inject('siteUrl');

const getPage = async (path: string) => (await fetch(ORIGIN + path)).text();
const getTitle = (html: string) =>
  getOne(html, /<h1[^>]*>(.*?)<\/h1>/).replaceAll(/<wbr\s*\/?>/g, '');
const getHead = (html: string) => getOne(html, /<main\b[^>]*>([\s\S]*?)<section/);

it.each([
  ['/nodes/btg/', 'Bitcoin Gold nodes are inactive', 'accept no requests right now'],
  ['/nodes/iota/', 'IOTA nodes are coming soon', 'open yet'],
  ['/cn/nodes/btg/', '比特币黄金（Bitcoin Gold）节点目前停用', '目前不接收请求'],
  ['/cn/nodes/iota/', 'IOTA 节点即将上线', '尚未开放'],
])('%s says in its title that the chain takes no requests, and shows no figure', async (...row) => {
  const [path, title, words] = row;
  const html = await getPage(path);
  expect(getTitle(html)).toBe(title);
  expect(getHead(html)).toContain(words);
  expect(getHead(html)).not.toContain('99.99');
});

it('an available chain is offered, with its figure', async () => {
  const html = await getPage('/nodes/eth/');
  expect(getTitle(html)).toBe('Ethereum RPC endpoint and nodes');
  expect(getHead(html)).toContain(getMessages('en').availability.sample);
});

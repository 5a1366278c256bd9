import { expect, it } from 'vitest';
import { splitPhrases } from '@/lib/i18n/phrases';

it.each([
  ['多个节点共用一个端点', '多个|节点|共用|一个|端点'],
  ['我们承诺什么', '我们|承诺|什么'],
  ['主网 RPC 接口', '主网 |RPC |接口'],
  ['Ethereum Sepolia 水龙头', 'Ethereum |Sepolia |水龙头'],
  ['节点交给我们，你专心做业务', '节点|交给|我们，|你专心做|业务'],
  ['以太坊（Ethereum）RPC 节点', '以太坊（Ethereum）|RPC |节点'],
  ['接口（HTTP），与节点', '接口（HTTP），|与节点'],
  ['Nodes for every chain', 'Nodes for every chain'],
  ['', ''],
])('parts %s between its phrases', (text, phrases) => {
  expect(splitPhrases(text).join('|')).toBe(phrases);
});

it('loses nothing', () => {
  const text = '应用链（Beta）：单个应用的专属链、API 与 3 个接口';
  expect(splitPhrases(text).join('')).toBe(text);
});

it('keeps a text too long for a heading in one part', () => {
  const text = '的'.repeat(150_000);
  expect(splitPhrases(text)).toEqual([text]);
});

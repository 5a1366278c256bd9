import { expect, it } from 'vitest';
import { findLatin } from '@/scripts/content/rendered/latin';

it.each([
  ['共识：PoS with Proof of History', ['with', 'Proof', 'of', 'History']],
  ['主网由 provider node 提供', ['provider', 'node']],
  ['Delegated PoS', ['Delegated']],
  ['请填写 username', ['username']],
  // A single response field is a name; two of them are English.
  ['先读 latest block 再查询', ['latest', 'block']],
])('%s', (text, words) => {
  expect(findLatin(text)).toEqual(words);
});

it.each([
  '以太坊（Ethereum）支持 JSON-RPC 与 WebSocket。',
  '历史证明（Proof of History）为交易排序。',
  'min relay fee not met（低于最低中继费）',
  '节点返回“nonce too low”时，请重试。',
  'execution aborted (timeout = 5s)。触发了客户端自身的时限。',
  '状态码 200，但带有 errors。',
  '使用 viem 与 op-geth，见 https://example.com/some/page。',
  '方法：health。选择其他方法。',
  'getblockcount',
  '节点 B',
])('has nothing against: %s', (text) => {
  expect(findLatin(text)).toEqual([]);
});

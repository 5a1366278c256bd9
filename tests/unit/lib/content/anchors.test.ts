import { expect, it } from 'vitest';
import { toAnchor } from '@/lib/content/link-address';

it.each([
  ['How is availability measured?', 'how-is-availability-measured'],
  ['What does “not measured” mean?', 'what-does-not-measured-mean'],
  ['  1.2 Terms & conditions ', '1-2-terms-conditions'],
  ['可用性如何测量？', '可用性如何测量'],
  ['什么是 RPC 节点', '什么是-rpc-节点'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full-width'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['a"b<c>#d', 'a-b-c-d'],
])('%j has the anchor %j', (text, anchor) => {
  expect(toAnchor(text)).toBe(anchor);
});

it.each(['', ' ', '?!', '—'])('%j has none', (text) => {
  expect(toAnchor(text)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { getSource } from '@/lib/registration/source';

it.each([
  ['/nodes/', 'chain_list'],
  ['/nodes/eth/', 'chain_list'],
  ['/cn/nodes/eth/', 'chain_list'],
  ['/blog/a/', 'blog'],
  ['/pricing/', null],
  ['/', null],
  ['/cn/', null],
  ['/dedicated-nodes/', null],
  ['/constructor/', null],
  ['/faq/nodes/', null],
])('who registers from %s comes from %s', (path, source) => {
  expect(getSource(path)).toBe(source);
});

import { describe, expect, it } from 'vitest';
import { findWording, toFileLocale } from '@/scripts/content/wording';

const LONG = `${'word '.repeat(32)}end.`;

describe('English', () => {
  it.each([
    ['Ask for an archival node.', 'write “archive node”, not “archival node”'],
    ['You can query a endpoint.', 'the wrong article: a endpoint'],
    ['It takes an node.', 'the wrong article: an node'],
    ['Send a RPC request.', 'the wrong article: a RPC'],
    ['Read an UTXO.', 'the wrong article: an UTXO'],
    ['Up to 40000 requests.', 'a number without commas: 40000'],
    ['It takes 10-20 s.', 'a range with a hyphen: 10-20'],
    ['From $ 99 per month.', 'a space after a dollar sign: $ 9'],
    ['There are 1 projects.', 'one in the plural: 1 projects'],
    ['Available 99.97 % of the time.', 'a space before a percent sign: 7 %'],
    [LONG, `a sentence of more than 32 words: ${LONG}`],
  ])('%s', (text, problem) => {
    expect(findWording(text, 'en')).toEqual([problem]);
  });

  it.each([
    'A unit, a user, a euro and a one-line change; an hour, an honest figure, an RPC endpoint.',
    'It has 1 class, 21 projects and sys1 means nothing. Availability was 99.97%.',
    // Sentences with different conditions do not add up.
    `{if:live_readings}${'word '.repeat(20)}end. {unless:live_readings}${'word '.repeat(20)}end.`,
    'The node returns “an node 5 %” and leads to https://example.com/archival-node/.',
    'An archival-node-like name is no match.',
    'An SLA, a URL, an NFT, a UTXO, a NEAR node and an EVM chain with a REST API.',
    'Chain ID 11155111 is Sepolia’s, 40,000 a figure, 400–800 a range and 2026-11-22 a day.',
  ])('has nothing against: %s', (text) => {
    expect(findWording(text, 'en')).toEqual([]);
  });

  it('reads the alternative text for a missing fact', () => {
    expect(findWording('It is {fact:a|an node}.', 'en')).toHaveLength(1);
  });
});

describe('Chinese', () => {
  it.each([
    ['请使用归档结点。', 'write “归档节点”, not “归档结点”'],
    ['节点,端点。', 'a half-width sign: 点,'],
    ['节点已同步.', 'a half-width sign: 步.'],
    ['节点:端点。', 'a half-width sign: 点:'],
    ['每天4 万次。', 'no space between Chinese and Latin: 天4'],
    ['RPC端点。', 'no space between Chinese and Latin: C端'],
    ['节点， 端点。', 'a space beside a full-width sign: ， 端'],
    ['节点。 {if:a}{unless:b}端点。', 'a space beside a full-width sign: 。 端'],
    ['API 。', 'a space beside a full-width sign: I 。'],
    ['Ethereum: 示例数据', 'a half-width sign: : 示'],
    ['在区块 961632 处分叉。', 'a number without commas: 961632'],
    ['请您稍候。', 'write “你”, not: 您'],
    ['可用性 99.97 %。', 'a space before a percent sign: 7 %'],
  ])('%s', (text, problem) => {
    expect(findWording(text, 'cn')).toContain(problem);
  });

  it.each([
    '免费套餐每天 4 万次请求，可用性 99.97%（检测于 04:33 UTC）。',
    '{if:live_readings}最近一次读数 {unless:live_readings}示例读数',
    '共收录 {count} 条链，{chain}的端点，见 https://example.com/a,b。',
    '节点返回“nonce too low, retry”时，请重试。',
    'web3.py、viem 与 Node.js。',
    '恒星（Stellar） · 12 个方法',
    '链 ID 为 728126428，余额单位是 sun。',
  ])('has nothing against: %s', (text) => {
    expect(findWording(text, 'cn')).toEqual([]);
  });
});

it("a messages file's name gives its language", () => {
  expect(toFileLocale('forms/en.json')).toBe('en');
  expect(toFileLocale('cn.json')).toBe('cn');
  expect(toFileLocale('notes.txt')).toBeUndefined();
});

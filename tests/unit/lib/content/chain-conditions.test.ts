import { describe, expect, it } from 'vitest';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { getChainVariables } from '@/lib/content/chain-variables';
import { fillContent } from '@/lib/content/fill-content';
import type { Chain } from '@/lib/provider';
import { FILES } from '../../../contract/documents';
import { makeChain } from '../../../support/chains';

const getTemplate = (lang: string) =>
  FILES.find(({ document }) => document.type === 'node' && document.lang === lang)?.document.data;

type Part = { part: string; title: string };

describe.each(LOCALE_KEYS)('the page of a chain in %s', (locale) => {
  const data = getTemplate(LOCALES[locale].prismic);
  const fill = (chain: Partial<Chain>) =>
    fillContent(data, getChainVariables(makeChain(chain), locale)) as unknown as {
      parts: Part[];
      questions: { question: string; answer: { text: string }[] }[];
    };
  const listParts = (chain: Partial<Chain>) => fill(chain).parts.map(({ part }) => part);
  const getDedicated = (serviceLevels: string[]) =>
    fill({ serviceLevels }).questions.at(-1)?.answer[0]?.text;

  it('shows requests only while the chain is available', () => {
    expect(listParts({ status: 'available' })).toEqual(
      expect.arrayContaining(['request', 'action']),
    );
    for (const status of ['inactive', 'coming-soon'] as const) {
      const parts = listParts({ status });
      for (const part of ['request', 'action']) expect(parts).not.toContain(part);
      expect(parts).toContain('text');
      expect(parts).toContain('networks');
      // Why or when, and what to do; not what an available chain offers.
      expect(fill({ status }).questions).toHaveLength(2);
    }
  });

  it('says whether a dedicated node is available, by its service levels', () => {
    const answers = [[], ['dedicated'], ['dedicated', 'archive']].map(getDedicated);
    expect(new Set(answers).size).toBe(3);
    expect(answers[1]).toMatch(locale === 'en' ? /^Yes/ : /^支持/);
    expect(answers[0]).not.toMatch(/^Yes|^支持|no request|不限/);
  });

  it('mentions WebSocket only if a network of the chain has it', () => {
    const mentions = (names: string[]) => {
      const networks = [
        { key: 'main', name: 'Mainnet', status: 'active' as const, interfaces: names },
      ];
      return JSON.stringify(fill({ networks }).questions).includes('wss://');
    };
    expect(mentions(['json-rpc', 'websocket'])).toBe(true);
    expect(mentions(['rest'])).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CATEGORIES,
  CONSENT_SCRIPT,
  getPreselected,
  parseConsent,
  toAccepted,
} from '@/lib/consent/categories';
import { findCookie } from '@/lib/storage/cookies';

it('functional and statistics are preselected, marketing is not', () => {
  expect(getPreselected(false)).toEqual(['strictly', 'functional', 'statistics']);
});

it('rejecting all accepts what is strictly necessary', () => {
  expect(toAccepted([], false)).toEqual(['strictly']);
});

describe('Global Privacy Control', () => {
  it('refuses statistics and marketing, whatever is preselected, chosen or stored', () => {
    expect(getPreselected(true)).toEqual(['strictly', 'functional']);
    expect(toAccepted(CATEGORIES, true)).toEqual(['strictly', 'functional']);
    expect(parseConsent(CATEGORIES.join(','), true)).toEqual(['strictly', 'functional']);
  });
});

const STORED: [header: string, accepted: string[] | null][] = [
  ['consent=strictly', ['strictly']],
  ['consent=strictly,functional,statistics,marketing', [...CATEGORIES]],
  ['consent=marketing,strictly', ['strictly', 'marketing']],
  ['consent=strictly%2Cmarketing', ['strictly', 'marketing']],
  ['consent=strictly,everything,<b>', ['strictly']],
  ['a=1; consent=strictly; b=2', ['strictly']],
  ['', null],
  ['consent=', null],
  ['consent=functional,marketing', null],
  ['consent=notstrictly', null],
  ['consent=strictlyspeaking', null],
  ['consent=%E0%A4%A', null],
  ['consent=%7B%22strictly%22%3A1%7D', null],
  ['nonconsent=strictly', null],
  ['other=strictly', null],
];

describe.each(STORED)('with the cookies %j', (header, accepted) => {
  beforeEach(() => void vi.spyOn(document, 'cookie', 'get').mockReturnValue(header));
  afterEach(() => {
    vi.restoreAllMocks();
    delete document.documentElement.dataset.consent;
  });

  it(`the visitor has ${accepted ? 'decided' : 'yet to decide'}`, () => {
    expect(parseConsent(findCookie(header, 'consent'), false)).toEqual(accepted);
  });

  it(`the page ${accepted ? 'does not ask' : 'asks'} before its first paint`, () => {
    new Function(CONSENT_SCRIPT)();
    expect(document.documentElement.dataset.consent).toBe(accepted ? undefined : 'ask');
  });
});

import { describe, expect, it } from 'vitest';
import { toOrganization, toQuestions, toScriptText } from '@/lib/seo/json-ld';
import { toProduct } from '@/lib/seo/page-json-ld';
import { BUILT_IN_PLANS } from '@/lib/provider/built-in';
import type { Chain, Plan } from '@/lib/provider';
import { makeChain } from '../../../support/chains';

const ORIGIN = 'https://www.nodewell.example';
const CHINESE = { origin: ORIGIN, locale: 'cn' } as const;
const paragraph = (text: string) =>
  [{ type: 'paragraph' as const, text, spans: [] as [] }] as const;
const toField = (text: string) => [...paragraph(text)] as [ReturnType<typeof paragraph>[0]];

function getOffer(plans: readonly Plan[], status: Chain['status'] = 'available') {
  const facts = { chain: makeChain({ status }), title: 'Nodes', summary: '', brand: 'N', plans };
  return toProduct(facts, CHINESE).offers;
}

describe('the organization', () => {
  const company = {
    brand: 'Nodewell',
    legalName: 'Nodewell Ltd',
    email: 'a@b.example',
    social: [],
  };

  it('says who runs the site', () => {
    const link = { link_type: 'Web', url: 'https://social.example/n' } as const;
    expect(toOrganization({ ...company, social: [{ link }] }, ORIGIN)).toMatchObject({
      name: 'Nodewell',
      legalName: 'Nodewell Ltd',
      url: `${ORIGIN}/`,
      sameAs: ['https://social.example/n'],
    });
  });

  it('omits unknown facts', () => {
    const legalName = 'Nodewell';
    const social = [{ link: { link_type: 'Any' } as const }];
    const facts = toOrganization({ ...company, legalName, email: null, social }, ORIGIN);
    expect(Object.keys(facts)).toEqual(['@type', '@id', 'name', 'url', 'logo']);
  });
});

describe('the offer of a chain', () => {
  const free = BUILT_IN_PLANS.find(({ kind }) => kind === 'free') as Plan;

  it('is the free plan', () => {
    expect(getOffer(BUILT_IN_PLANS)).toMatchObject({ price: '0', priceCurrency: 'USD' });
  });

  it('is omitted without a certain price', () => {
    expect(getOffer([])).toBeUndefined();
    expect(getOffer([{ ...free, price: { ...free.price, placeholder: true } }])).toBeUndefined();
    expect(getOffer([{ ...free, price: { ...free.price, amount: 5 } }])).toBeUndefined();
  });
});

describe('questions', () => {
  it('are omitted if something is missing', () => {
    const unfinished = [
      { question: 'Why?', answer: [] as [] },
      { question: null, answer: toField('Because.') },
    ];
    expect(toQuestions(unfinished)).toBeNull();
    expect(toQuestions([])).toBeNull();
  });
});

it('no text can close its script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = toScriptText([{ '@type': 'Thing', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});

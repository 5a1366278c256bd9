import { describe, expect, it } from 'vitest';
import { decideRoute } from '@/lib/routing/decide';
import type { RouteFacts } from '@/lib/routing/decision';

const paths = new Set(['/contact/check/']);
const facts: RouteFacts = { paths: { en: paths, cn: paths }, rules: [] };
const decide = (pathname: string, search: string) => decideRoute(pathname, facts, { search });
const PLAIN = { kind: 'page', locale: 'en', rewrite: '/en/contact/check/' };

describe('the page of an invalid form', () => {
  it('shows the errors in its query, in form order', () => {
    const search = '?selectedNodes=chooseChain&name=inputEmpty';
    const rewrite = 'contact/check/name=inputEmpty&selectedNodes=chooseChain/';
    expect(decide('/contact/check/', search)).toMatchObject({ rewrite: `/en/${rewrite}` });
    expect(decide('/cn/contact/check/', search)).toMatchObject({ rewrite: `/cn/${rewrite}` });
  });

  it('counts a field once and ignores unknown fields and errors', () => {
    const search = '?name=tooLong&name=inputEmpty&email=toString&__proto__=choose&x=%00&<b>=choose';
    expect(decide('/contact/check/', search)).toMatchObject({
      rewrite: '/en/contact/check/name=inputEmpty/',
    });
  });

  it.each(['', '?', '?nonsense', '?utm_source=letter'])('is plain after %j', (search) => {
    expect(decide('/contact/check/', search)).toEqual(PLAIN);
  });

  it('is missing at its internal address', () => {
    expect(decide('/contact/check/name=inputEmpty/', '').kind).toBe('missing');
  });
});

import { describe, expect, it } from 'vitest';
import { decideRoute } from '@/lib/routing/decide';
import type { RouteFacts } from '@/lib/routing/decision';

describe('a page without links to it', () => {
  const unlisted: RouteFacts = {
    paths: { en: new Set(['/contact/sent/']), cn: new Set() },
    rules: [],
  };

  it.each(['/contact/sent/index.md', '/contact/sent/social.png'])('has no %s', (pathname) => {
    expect(decideRoute(pathname, unlisted).kind).toBe('missing');
  });

  it('is a page to clients that prefer Markdown', () => {
    expect(decideRoute('/contact/sent/', unlisted, { markdown: true }).kind).toBe('page');
  });
});

it.each(['/search/index.md', '/search/social.png', '/cn/search/social.png'])(
  'the search has no %s',
  (pathname) => {
    const facts: RouteFacts = { paths: { en: new Set(), cn: new Set() }, rules: [] };
    expect(decideRoute(pathname, facts).kind).toBe('missing');
    expect(decideRoute('/search/', facts).kind).toBe('page');
  },
);

import { describe, expect, it } from 'vitest';
import type { PublishedRedirect } from '@/lib/content/redirects';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { decideRoute } from '@/lib/routing/decide';
import { joinRules } from '@/lib/routing/redirect-rules';
import fixed from '@/lib/routing/redirects.json';

const paths = { en: new Set(['/', '/new/', '/there/']), cn: new Set(['/', '/new/']) };

const toRule = (from: string, to: string, more: Partial<PublishedRedirect> = {}) => ({
  from,
  to,
  permanent: true,
  locale: 'en' as const,
  ...more,
});
const join = (...published: PublishedRedirect[]) => joinRules([], published, paths);
const decide = (pathname: string, published: PublishedRedirect[]) =>
  decideRoute(pathname, { paths, rules: joinRules(fixed, published, paths) });

describe('redirects, of the build and published', () => {
  it("stay in the visitor's language", () => {
    const published = [
      toRule('/old/', '/new/'),
      toRule('/old/', 'https://other.example/', { locale: 'cn', permanent: false }),
    ];
    expect(decide('/old', published)).toMatchObject({ target: '/new/', status: 308 });
    expect(decide('/cn/old/', published)).toMatchObject({
      target: 'https://other.example/',
      status: 307,
    });
    const chinese = [toRule('/alt/', '/new/', { locale: 'cn' })];
    expect(decide('/cn/alt/', chinese)).toMatchObject({ target: '/cn/new/' });
    expect(decide('/alt/', chinese)).toMatchObject({ kind: 'missing' });
  });

  it('do not hide an existing page', () => {
    expect(decide('/there/', [toRule('/there/', '/new/')])).toMatchObject({ kind: 'page' });
    expect(join(toRule('/there/', '/new/'))).toEqual([]);
  });

  it('do not hide the data files, llms.txt and the comparison', () => {
    for (const path of ['/nodes.json', '/llms.txt', '/nodes/compare/']) {
      expect(decide(path, [toRule(path, '/new/')]).kind, path).not.toBe('redirect');
    }
  });

  it('lead directly to the target, permanently only if every step is permanent', () => {
    const steps = [
      toRule('/a/', '/b/'),
      toRule('/b/', '/c?x=1', { permanent: false }),
      toRule('/c/', '/new/#part'),
    ];
    expect(join(...steps)).toEqual([
      toRule('/a/', '/new/#part', { permanent: false }),
      toRule('/b/', '/new/#part', { permanent: false }),
      toRule('/c/', '/new/#part'),
    ]);
  });

  it('never form a loop', () => {
    const circle = [toRule('/a/', '/b/'), toRule('/b/', '/c/'), toRule('/c/', '/b/')];
    expect(join(...circle)).toEqual([]);
    expect(join(...circle, toRule('/d/', '/new/'))).toEqual([toRule('/d/', '/new/')]);
    const rules = joinRules(
      [{ from: '/a/', to: '/b/', permanent: true }],
      [toRule('/b/', '/a/')],
      paths,
    );
    expect(rules.filter(({ locale }) => locale === 'en')).toEqual([]);
  });

  it('come from the build if both name a path', () => {
    const [first] = fixed;
    expect(decide(first?.from ?? '', [toRule(first?.from ?? '', '/new/')])).toMatchObject({
      target: first?.to,
    });
    expect(joinRules(fixed, [], paths)).toHaveLength(fixed.length * LOCALE_KEYS.length);
  });
});

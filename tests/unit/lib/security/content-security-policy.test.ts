import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import {
  getContentSecurityPolicy,
  joinInlineScripts,
} from '@/lib/security/content-security-policy';
import { getPolicyOptions } from '@/lib/security/policy-options';

const hash = (source: string) =>
  `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;

/** Returns the sources of a policy's directive. */
function getSources(html: string, directive: string): string[] {
  const directives = getContentSecurityPolicy(html)
    .split(';')
    .map((part) => part.trim().split(' '));
  const matching = directives.filter(([name]) => name === directive);
  expect(matching, directive).toHaveLength(1);
  return matching[0]?.slice(1) ?? [];
}

const getScripts = (html: string) => getSources(html, 'script-src');

describe('the scripts of a page', () => {
  it.each([
    ['a bare one', '<script>run()</script>', 'run()'],
    ['one with attributes', '<script id="x" type="module">a</script>', 'a'],
    ['one over several lines', '<script>\n  a &&\n  b < c\n</script>', '\n  a &&\n  b < c\n'],
    ['one in Chinese', "<script>log('节点')</script>", "log('节点')"],
    ['one that speaks of markup', '<script>x="<script src=1>"</script>', 'x="<script src=1>"'],
    ['one whose data name a source', '<script data-src="/a.js">a</script>', 'a'],
  ])('that stand in it run, by their hash: %s', (_, html, source) => {
    expect(getScripts(html)).toEqual(["'self'", hash(source)]);
  });

  it('all run, each listed once', () => {
    const html =
      '<head><script>one</script><script src="/a.js"></script></head>' +
      '<body><script type="application/ld+json">{"@type":"Thing"}</script>' +
      '<script>two</script><p>one</p><script>one</script></body>';
    const sources = getScripts(html);
    expect(sources).toEqual(expect.arrayContaining([hash('one'), hash('two')]));
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources).not.toContain(hash('onetwo'));
  });
});

describe('the rest of the policy', () => {
  it('lets no script run that is not listed', () => {
    const scripts = getScripts('<script>a</script>').join(' ');
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  it.each([
    ['default-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ])('keeps %s to %j', (directive, sources) => {
    expect(getSources('', directive)).toEqual(sources);
  });
});

it('allows reCAPTCHA only if the site uses it', () => {
  expect(getContentSecurityPolicy('')).not.toMatch(/recaptcha|gstatic/);
  const policy = getContentSecurityPolicy('', { hasRecaptcha: true });
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    const [sources] = new RegExp(`${directive} [^;]*`).exec(policy) ?? [];
    expect(sources).toContain('https://www.recaptcha.net/recaptcha/');
  }
});

it('upgrades requests and reports violations only if configured', () => {
  const plain = getContentSecurityPolicy('<p>Any</p>');
  expect(plain).not.toMatch(/upgrade-insecure|report/);
  const options = { isUpgraded: true, reportUrl: 'https://reports.example/csp' };
  const policy = getContentSecurityPolicy('<p>Any</p>', options);
  expect(policy).toContain('; upgrade-insecure-requests; ');
  expect(policy).toContain('; report-uri https://reports.example/csp; report-to policy; ');
});

it("names the owner's scripts and pictures as origins, and none without settings", () => {
  const getPolicy = (settings = {}) =>
    getContentSecurityPolicy('', getPolicyOptions(parseEnv(settings)));
  expect(getPolicy()).not.toContain('stats.example');
  const policy = getPolicy({
    STATISTICS_SCRIPT_URL: 'https://stats.example/a.js',
    VENDOR_HOSTS: 'https://more.example',
    IMAGE_STORAGE_URL: 'https://pictures.example/web/',
  });
  expect(policy).toMatch(/script-src [^;]*https:\/\/stats\.example https:\/\/more\.example/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/pictures\.example/);
});

it('consecutive inline scripts become one, and others stay', () => {
  expect(joinInlineScripts('<script>a//</script><script>b</script>')).toBe(
    '<script>a//\n;b</script>',
  );
  const apart = '<script>a</script><p></p><script>b</script><script src="/x.js"></script>';
  expect(joinInlineScripts(apart)).toBe(apart);
});

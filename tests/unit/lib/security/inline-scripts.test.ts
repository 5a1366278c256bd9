import { describe, expect, it } from 'vitest';
import { getContentSecurityPolicy } from '@/lib/security/content-security-policy';
import { joinInlineScripts } from '@/lib/security/inline-scripts';

describe('inline scripts that follow one another', () => {
  it('become one with the same effect', () => {
    const html =
      '<p>a</p><script>(self.done=self.done||[]).push(1) // one</script><script>(() => self.done.push(2))()</script><script>self.done.push(3)</script><p>b</p>';
    const joined = joinInlineScripts(html);
    const [, body = ''] = /^<p>a<\/p><script>([^]*)<\/script><p>b<\/p>$/.exec(joined) ?? [];
    expect(body).not.toContain('<script>');
    const self: { done?: number[] } = {};
    new Function('self', body)(self);
    expect(self.done).toEqual([1, 2, 3]);
  });

  it('keep other content between them', () => {
    const html = '<script>a</script><p>text</p><script>b</script> <script>c</script>';
    expect(joinInlineScripts(html)).toBe(html);
  });

  it.each([
    '<script>a</script><script src="/b.js"></script><script>c</script>',
    '<script>a</script><script id="theme">b</script>',
    '<script type="application/ld+json">{}</script><script type="application/ld+json">{}</script>',
  ])('stay apart where one is of another kind: %s', (html) => {
    expect(joinInlineScripts(html)).toBe(html);
  });

  it('of a long page are merged', () => {
    const html = `<script>${'x'.repeat(100_000)}</script>`.repeat(100);
    const joined = joinInlineScripts(html);
    expect(joined.match(/<script>/g)).toHaveLength(1);
    expect(getContentSecurityPolicy(joined).match(/sha256-/g)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { fillMissingPage } from '@/lib/routing/missing-response';

const MESSAGES = { message: 'Not here: {path}', faucetMessage: 'No Faucet: {path}' };
const SCRIPT = '<script>self.push("/missing/", "<a href=\\"/missing/\\">")</script>';
const PAGE = `<a href="/missing/">English</a><a href="/cn/missing/">中文</a>${SCRIPT}<p><span data-missing-message="">Not here: /missing/</span></p>`;

const fill = (path: string) => fillMissingPage(PAGE, path, MESSAGES);

describe('the page for an unknown address', () => {
  it("names the visitor's path and links to it in each language", () => {
    expect(fill('/a/b/')).toContain('>Not here: /a/b/</span>');
    expect(fill('/a/b/')).toContain('<a href="/a/b/">English</a><a href="/cn/a/b/">中文</a>');
    expect(fill('/cn/a/')).toContain('<a href="/a/">English</a><a href="/cn/a/">中文</a>');
  });

  it("leaves scripts alone, whose hashes stand in the page's policy", () => {
    expect(fill('/a/')).toContain(SCRIPT);
  });

  it('escapes paths and does not treat them as patterns', () => {
    const html = fill('/"><img src=x onerror=alert(1)>/$&/$1/');
    expect(html).not.toContain('<img');
    expect(html).toContain('/$&amp;/$1/');
  });
});

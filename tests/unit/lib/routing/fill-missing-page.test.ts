import { describe, expect, it } from 'vitest';
import { fillMissingPage } from '@/lib/routing/missing-response';

const MESSAGES = { message: 'Not here: {path}', faucetMessage: 'No Faucet: {path}' };
const SCRIPT = '<script>self.push("/missing/", "<a href=\\"/missing/\\">")</script>';
const PAGE = `<a href="/missing/">English</a><a href="/cn/missing/">中文</a>${SCRIPT}<p><span data-missing-message="">Not here: /missing/</span></p>`;

const fill = (path: string) => fillMissingPage(PAGE, path, MESSAGES);

describe('the page for an unknown address', () => {
  it("leaves scripts alone, whose hashes stand in the page's policy", () => {
    expect(fill('/a/')).toContain(SCRIPT);
  });

  it('escapes paths and does not treat them as patterns', () => {
    const html = fill('/"><img src=x onerror=alert(1)>/$&/$1/');
    expect(html).not.toContain('<img');
    expect(html).toContain('/$&amp;/$1/');
  });
});

import { describe, expect, inject, it } from 'vitest';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { withoutScripts } from '../support/html';

const FIGURE = /\d{2,3}\.\d{2}/g;

async function getHtml(path: string): Promise<string> {
  return withoutScripts(await (await fetch(inject('siteUrl') + path)).text());
}

describe.each(LOCALE_KEYS)('in the HTML that the server sends in %s', (locale) => {
  const { prefix } = LOCALES[locale];

  it('the home page shows availability', async () => {
    const html = await getHtml(`${prefix}/`);
    expect(html.match(FIGURE)?.length).toBeGreaterThan(80);
    expect(html).toContain(`href="${prefix}/nodes/eth/"`);
  });

  it('are the node list, a chain and its request', async () => {
    const list = await getHtml(`${prefix}/nodes/`);
    expect(new Set(list.match(/\/nodes\/[a-z0-9]+\//g)).size).toBeGreaterThanOrEqual(87);
    const chain = await getHtml(`${prefix}/nodes/sol/`);
    expect(chain).toContain('getSlot');
    expect(chain).toMatch(FIGURE);
  });
});

it.each(['/', '/nodes/', '/nodes/eth/', '/cn/pricing/', '/sla/'])(
  'what nothing changes on %s is sent once, and with its data when the router asks',
  async (path) => {
    const url = inject('siteUrl') + path;
    const html = await (await fetch(url)).text();
    const footer = /<nav[^>]*class="[^"]*columns[^]*?<\/nav>/.exec(html)?.[0] ?? '';
    const hrefs = [...footer.matchAll(/href="(\/[^"]*-policy\/)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(2);
    const scripts = (html.match(/<script[^]*?<\/script>/g) ?? []).join('');
    const data = await (await fetch(url, { headers: { rsc: '1' } })).text();
    for (const href of hrefs) {
      expect(scripts).not.toContain(href);
      expect(data).toContain(href);
    }
  },
);

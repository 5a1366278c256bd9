import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { isJsonObject } from '@/lib/json';
import { FOLDERS, readMocks, readModel, toApiSlice } from '@/scripts/library/slices';
import { renderSlice } from './slice-fixtures';

// Slices are rendered without Next.
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const MARKUP =
  '<script id="injected"></script><meta name="injected"><img src=x onerror="injected()">';
const ADDRESS = 'javascript:injected()';

/** Rich text with every kind of block, including ones outside its model, that contains markup and script URLs. */
function toHostileText(): object[] {
  const link = { type: 'hyperlink', start: 0, end: 5, data: { link_type: 'Web', url: ADDRESS } };
  const label = { type: 'label', start: 0, end: 5, data: { label: MARKUP } };
  const text = (type: string) => ({ type, text: `Words ${MARKUP}`, spans: [link, label] });
  const oembed = { type: 'rich', html: MARKUP, embed_url: ADDRESS, title: MARKUP };
  return [
    ...['paragraph', 'heading1', 'heading4', 'list-item', 'o-list-item', 'preformatted'].map(text),
    { type: 'embed', oembed },
    {
      type: 'image',
      url: ADDRESS,
      alt: MARKUP,
      dimensions: { width: 1, height: 1 },
      linkTo: link.data,
    },
  ];
}

const isRichText = (value: readonly unknown[]) =>
  value.some((block) => isJsonObject(block) && Array.isArray(block.spans));

/** The same fields with markup in their texts, and script URLs in their links, pictures and embeds. */
function makeHostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    return isRichText(value) ? toHostileText() : value.map((entry) => makeHostile(entry));
  }
  if (isJsonObject(value)) {
    const fields = Object.entries(value).map(([key, inner]) => [key, makeHostile(inner, key)]);
    const isEmbed = 'embed_url' in value;
    return { ...(Object.fromEntries(fields) as object), ...(isEmbed && { html: MARKUP }) };
  }
  if (typeof value !== 'string') return value;
  if (/^(?:url|embed_url)$/.test(name)) return ADDRESS;
  return /\s/.test(value) ? `${value} ${MARKUP}` : value;
}

describe.each(FOLDERS)('%s', (folder) => {
  const model = readModel(folder);

  it('runs no script from content', async () => {
    for (const mock of readMocks(folder)) {
      const slice = toApiSlice(model, mock);
      const { primary, items } = slice;
      const html = await renderSlice(
        {
          ...slice,
          ...(makeHostile({ primary, items }) as Pick<typeof slice, 'primary' | 'items'>),
        },
        DEFAULT_LOCALE,
      );
      // React escapes text.
      expect.soft(html, mock.variation).not.toContain(MARKUP);
      expect.soft(html, mock.variation).not.toMatch(/<[^<>]* [\w:-]+="\s*javascript:/i);
    }
  });
});

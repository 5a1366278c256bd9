import { render, screen } from '@testing-library/react';
import type { RichTextField } from '@prismicio/client';
import { expect, it } from 'vitest';
import { RichText } from '@/components/content/RichText';
import { getMessages } from '@/lib/i18n/messages';

function renderText(blocks: unknown[]) {
  const field = blocks as unknown as RichTextField;
  render(<RichText field={field} locale="en" messages={getMessages('en')} />);
}

it('shows the text of a mark whose data is missing', () => {
  const spans = ['label', 'hyperlink'].map((type, index) => ({
    type,
    start: index,
    end: index + 1,
  }));
  renderText([{ type: 'paragraph', text: 'Words', spans }]);
  expect(document.body.textContent).toBe('Words');
});

it.each(['//other.example/', 'data:text/html,a', 'vbscript:a', { toString: null }])(
  'links to no embed at %j',
  (address) => {
    renderText([{ type: 'embed', oembed: { embed_url: address, type: 'rich' } }]);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it.each([getMessages('en'), undefined])('shows no markup of an embed: %#', (messages) => {
  const html =
    '<script>globalThis.isRun = true</script><meta http-equiv="refresh" content="0;/"><b>x</b>';
  const oembed = { embed_url: 'https://other.example/video', type: 'rich', html };
  const blocks = ['embed', 'paragraph'].map((type) => ({ type, text: 'Words', spans: [], oembed }));
  const field = blocks as unknown as RichTextField;
  const { container } = render(<RichText field={field} locale="en" messages={messages} />);
  expect(container.querySelector('script, meta, b, [data-oembed]')).toBeNull();
  expect(container.textContent).toContain('Words');
});

it('links to an embed of a host that may not be framed', () => {
  const oembed = { embed_url: 'https://other.example/video', type: 'video', title: 'A talk' };
  renderText([{ type: 'embed', oembed }]);
  const link = screen.getByRole('link', { name: 'A talk' });
  expect(link.getAttribute('href')).toBe(oembed.embed_url);
});

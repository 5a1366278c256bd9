import { render, screen } from '@testing-library/react';
import type { RichTextField } from '@prismicio/client';
import userEvent from '@testing-library/user-event';
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

it('gives equal headings different ids, and none that of an overlay', () => {
  renderText(['Fees', 'Fees', 'Contact'].map((text) => ({ type: 'heading2', text, spans: [] })));
  const ids = screen.getAllByRole('heading').map(({ id }) => id);
  expect(ids).toEqual(['fees', 'fees-2', 'contact-2']);
});

it("keeps a picture's link, and offers to copy preformatted text", () => {
  const dimensions = { width: 100, height: 50 };
  const linkTo = { link_type: 'Web', url: 'https://example.org/', target: '_blank' };
  renderText([
    { type: 'image', url: 'https://images.prismic.io/r/a.png', alt: 'A', dimensions, linkTo },
    { type: 'preformatted', text: 'two\nlines', spans: [] },
  ]);
  expect(screen.getByRole('img').closest('a')?.getAttribute('href')).toBe('https://example.org/');
  expect(document.querySelector('pre')?.textContent).toBe('two\nlines');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
});

it('links to an anchor that the editor entered as a web address', () => {
  const data = { link_type: 'Web', url: 'https://#fees' };
  const spans = [{ start: 0, end: 4, type: 'hyperlink', data }];
  renderText([{ type: 'paragraph', text: 'Fees', spans }]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#fees');
});

it("plays a video in a frame that tells its host this site's origin", async () => {
  const oembed = { embed_url: 'https://www.youtube.com/watch?v=abcdefghijk', type: 'video' };
  renderText([{ type: 'embed', oembed }]);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByTitle<HTMLIFrameElement>('Video').referrerPolicy).toBe(
    'strict-origin-when-cross-origin',
  );
});

import { expect, it } from 'vitest';
import { isMarkdownPreferred } from '@/lib/routing/respond';

it.each([
  'text/markdown',
  'text/markdown, text/html',
  'text/markdown;q=0.9, text/html;q=0.8',
  'text/html;q=0.5, text/markdown',
  'TEXT/MARKDOWN; charset=utf-8, */*',
  'text/plain, text/markdown;q=0.2',
])('%s asks for Markdown', (accept) => {
  expect(isMarkdownPreferred(accept)).toBe(true);
});

it.each([
  null,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, text/markdown',
  'text/markdown;q=0',
  'text/markdown;q=none',
  'text/markdown;q=0.7, text/html;q=0.8',
  'text/x-markdown',
])('%s gets the page', (accept) => {
  expect(isMarkdownPreferred(accept)).toBe(false);
});

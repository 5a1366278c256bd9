import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteLink } from '@/components/content/SiteLink';

function renderLink(href: string, locale: 'en' | 'cn' = 'en') {
  render(
    <SiteLink href={href} locale={locale}>
      words
    </SiteLink>,
  );
  return screen.getByRole('link');
}

it.each([
  ['en', '/contact/'],
  ['cn', '/cn/contact/'],
] as const)(
  'in %s a link to an overlay leads to its page until scripts take over',
  (locale, page) => {
    const link = renderLink('#contact', locale);
    expect(link.getAttribute('href')).toBe(page);
    expect(link.dataset.overlay).toBe('contact');
  },
);

it('a link to a section stays one', () => {
  const link = renderLink('#methods');
  expect(link.getAttribute('href')).toBe('#methods');
  expect(link.dataset.overlay).toBeUndefined();
});

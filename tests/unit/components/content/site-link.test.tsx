import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteLink } from '@/components/content/SiteLink';
import { getDashboardUrl } from '@/lib/site/paths';

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

it("the dashboard's address is the current host's, also to copy, and tells it nothing of the page", () => {
  const link = renderLink('/account/');
  expect(link.getAttribute('href')).toBe(getDashboardUrl(window.location));
  expect(link.getAttribute('rel')).toBe('noreferrer');
});

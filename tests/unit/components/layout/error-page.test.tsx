import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BrokenPage } from '@/components/layout/ErrorPage/BrokenPage.client';
import { ERROR_MESSAGES } from '@/lib/i18n/error-messages';
import { LOCALE_KEYS } from '@/lib/i18n/locales';

afterEach(() => vi.restoreAllMocks());

it.each(LOCALE_KEYS)(
  'names the fault in %s at once with a way out, and tries again when asked',
  async (locale) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRetry = vi.fn();
    const messages = ERROR_MESSAGES[locale];
    const fieldError = new Error('broken');
    render(<BrokenPage error={fieldError} onRetry={onRetry} locale={locale} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.title);
    expect(log).toHaveBeenCalledWith(fieldError);
    const getWayOut = () => screen.getByRole('link', { name: messages.home }).getAttribute('href');
    const home = locale === 'cn' ? '/cn/' : '/';
    expect(getWayOut()).toBe(home);
    await userEvent.click(await screen.findByRole('button', { name: messages.retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(getWayOut()).toBe(home);
  },
);

it('keeps a navbar and a footer if the layout failed too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<BrokenPage error={new Error('broken')} onRetry={() => {}} locale="cn" isFrameless />);
  const { pages } = ERROR_MESSAGES.cn;
  expect(await screen.findByRole('banner')).toBeTruthy();
  expect(screen.getByRole('link', { name: pages.pricing }).getAttribute('href')).toBe(
    '/cn/pricing/',
  );
  expect(screen.getByRole('contentinfo').textContent).toContain(pages['privacy-policy']);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorPage } from '@/components/layout/ErrorPage/ErrorPage.client';
import { ERROR_WORDS } from '@/lib/i18n/error-words';
import { LOCALE_KEYS } from '@/lib/i18n/locales';

afterEach(() => vi.restoreAllMocks());

it('says the words of the specification in English', () => {
  expect(ERROR_WORDS.en.title).toBe('Something went wrong');
});

it.each(LOCALE_KEYS)(
  'names the fault in %s, tries again when asked and shows a way out',
  async (locale) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRetry = vi.fn();
    const words = ERROR_WORDS[locale];
    const fault = new Error('broken');
    render(<ErrorPage error={fault} onRetry={onRetry} words={words} locale={locale} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
    expect(log).toHaveBeenCalledWith(fault);
    await userEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: words.home }).getAttribute('href')).toBe(
      locale === 'cn' ? '/cn/' : '/',
    );
  },
);

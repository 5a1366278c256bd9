import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch/ThemeSwitch.client';

const { setTheme } = vi.hoisted(() => ({ setTheme: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
vi.mock('next-themes', () => ({ useTheme: () => ({ theme: 'light', setTheme }) }));

const messages = { system: 'System', light: 'Light', dark: 'Dark', forced: 'Fixed' };

it.each([
  [true, 'Fixed', 'false', 0],
  [false, 'Dark', 'true', 1],
])('on a page that forces a mode (%s), says %s', (isForced, title, pressed, calls) => {
  render(
    <>
      {isForced ? <div hidden data-forced-mode="dark" /> : null}
      <ThemeSwitch label="Appearance" messages={messages} />
    </>,
  );
  const dark = screen.getByRole('button', { name: 'Dark' });
  expect(dark.title).toBe(title);
  expect(screen.getByRole('button', { name: 'Light' }).getAttribute('aria-pressed')).toBe(pressed);
  dark.click();
  expect(setTheme).toHaveBeenCalledTimes(calls);
});

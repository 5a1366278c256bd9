import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

const labels = { copy: 'Copy', copied: 'Copied!', copyFailed: 'Could not copy' };

async function press() {
  render(
    <div>
      <pre>curl example</pre>
      <CopyButton text="curl example" labels={labels} />
    </div>,
  );
  await act(async () => screen.getByRole('button').click());
}

it('copies the text, confirms it, and resets after a while', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledWith('curl example');
  expect(screen.getByRole('button').textContent).toBe('Copied!');
  await act(async () => vi.advanceTimersByTime(5000));
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['has no clipboard over plain HTTP', undefined],
])('says so and selects the text if the browser %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  await press();
  expect(screen.getByRole('button').textContent).toBe('Could not copy');
  expect(window.getSelection()?.toString()).toBe('curl example');
});

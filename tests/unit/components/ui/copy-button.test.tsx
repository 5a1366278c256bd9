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

async function press() {
  render(<CopyButton text="curl example" label="Copy" doneLabel="Copied!" />);
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

it('does not confirm if the browser refused', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await press();
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

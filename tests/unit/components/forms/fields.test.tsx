import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShortForm } from '@/components/forms/ShortForm.client';
import { getFormMessages } from '@/lib/i18n/form-messages';

const messages = getFormMessages('en');

beforeEach(() => {
  // It holds the draft.
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
});
afterEach(() => vi.unstubAllGlobals());

const renderForm = () =>
  render(<ShortForm kind="message" subject="other" locale="en" messages={messages} />);

it('reads fields that were filled in without an event, and focuses the first that is invalid', async () => {
  const { container } = renderForm();
  screen.getByLabelText<HTMLInputElement>(messages.fields.name).value = 'Ada';
  fireEvent.submit(container.querySelector('form')!);
  const email = screen.getByLabelText(messages.fields.email);
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(screen.queryAllByText(messages.fieldErrors.enterName)).toEqual([]);
});

it.each([
  [301, true],
  [300, false],
])('says whether a paste of %i characters was cut: %s', (length, isCut) => {
  renderForm();
  const box = screen.getByLabelText(messages.fields.message);
  fireEvent.paste(box, { clipboardData: { getData: () => 'x'.repeat(length) } });
  fireEvent.input(box, { target: { value: 'x'.repeat(300) } });
  expect(screen.queryAllByText(messages.fields.cut)).toHaveLength(isCut ? 1 : 0);
});

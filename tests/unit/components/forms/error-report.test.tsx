import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorReport } from '@/components/forms/ErrorReport.client';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { useOverlays } from '@/stores/overlays';

const messages = getFormMessages('en');
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  window.sessionStorage.clear();
  useOverlays.setState({ open: null, result: null });
});

async function fillIn(name: string, message: string) {
  render(<ErrorReport locale="en" messages={messages} />);
  await userEvent.type(screen.getByLabelText(messages.fields.name), name);
  await userEvent.type(screen.getByLabelText(messages.fields.email), 'ada@example.com');
  await userEvent.type(screen.getByLabelText(messages.fields.message), message);
  await userEvent.click(screen.getByRole('button', { name: messages.actions.send }));
}

const getPosts = () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'POST');

it.each([
  ['Ada', 'The page was blank.'],
  ['Adam', 'Too short'],
])(
  'shows the general error for the name %j and the message %j, and sends nothing',
  async (...args) => {
    fetchMock.mockRejectedValue(new Error('no network'));
    await fillIn(...args);
    await vi.waitFor(() =>
      expect(useOverlays.getState().result?.title).toBe('Something went wrong, please, try again'),
    );
    expect(getPosts()).toEqual([]);
  },
);

it('sends once while a submission is in progress, and reports its outcome', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetchMock.mockImplementation(async (_, init) =>
    init?.method === 'POST'
      ? new Promise<Response>((resolve) => (answer = resolve))
      : Response.json({ formToken: 'token' }),
  );
  await fillIn('Adam', 'The page was blank.');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(getPosts()).toHaveLength(1), { timeout: 4000 });
  const button = screen.getByRole('button', { name: new RegExp(messages.actions.send) });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(getPosts()).toHaveLength(1);
  answer(Response.json({ outcome: 'limited', ...messages.results.limited }, { status: 403 }));
  await vi.waitFor(() =>
    expect(useOverlays.getState().result?.text).toBe('Please, try again later'),
  );
});

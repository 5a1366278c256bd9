import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountName } from '@/components/visitor/AccountName.client';
import stored from '@/embedded/provider/data/account.json';
import { useAccount } from '@/stores/account';

const fetched = vi.fn(async () => Response.json(stored));

beforeEach(() => {
  useAccount.setState({ accessToken: null, userData: null, plan: null });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  document.cookie = 'account=; max-age=0';
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const renderName = () =>
  render(
    <>
      <span data-account="" data-testid="slot" />
      <AccountName cookie="account" />
    </>,
  );

it('shows the masked address and the plan, and keeps all of it in one store', async () => {
  document.cookie = 'account=token';
  renderName();
  const { masked_email: address } = stored.userData;
  await waitFor(() => expect(screen.getByTestId('slot').textContent).toContain(address));
  expect(screen.getByTestId('slot').textContent).toContain(stored.plan.subscription.name);
  expect(useAccount.getState()).toEqual({ accessToken: 'token', ...stored });
});

it('calls nobody without a token', () => {
  renderName();
  expect(fetched).not.toHaveBeenCalled();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ListSearch } from '@/components/content/ListSearch';

const WORDS = { search: 'Search project', noResults: 'No results' };

beforeEach(() => {
  render(
    <>
      <ListSearch listId="list" messages={WORDS} />
      <div id="list">
        <section data-group="" data-testid="wallets">
          <p data-search="metamask json-rpc">MetaMask</p>
          <p data-search="rabby json-rpc">Rabby</p>
        </section>
        <section data-group="" data-testid="libraries">
          <p data-search="viem websocket">viem</p>
        </section>
      </div>
    </>,
  );
});

const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

it('hides entries that do not match, and empty groups', async () => {
  await search('  Rabby ');
  await waitFor(() => expect(screen.getByText('MetaMask').hidden).toBe(true));
  expect(screen.getByText('Rabby').hidden).toBe(false);
  expect(screen.getByTestId('libraries').hidden).toBe(true);
  expect(screen.getByTestId('wallets').hidden).toBe(false);
});

it('says if nothing matches, and shows all without a query', async () => {
  await search('nothing of the kind');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results'));
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  for (const name of ['MetaMask', 'Rabby', 'viem']) {
    expect(screen.getByText(name).hidden).toBe(false);
  }
  expect(screen.getByTestId('libraries').hidden).toBe(false);
});

it('expands groups during a search, and collapses them without a query', async () => {
  render(
    <>
      <ListSearch listId="folded" messages={{ ...WORDS, search: 'Search folded' }} />
      <div id="folded">
        <details data-group="" data-testid="open" open>
          <p data-search="">eth_call</p>
        </details>
        <details data-group="" data-testid="closed">
          <p data-search="">eth_getLogs</p>
        </details>
      </div>
    </>,
  );
  const isOpen = (id: string) => screen.getByTestId<HTMLDetailsElement>(id).open;
  const field = screen.getByRole('searchbox', { name: 'Search folded' });
  await userEvent.type(field, 'getLogs');
  await waitFor(() => expect(isOpen('closed')).toBe(true));
  expect(screen.getByTestId('open').hidden).toBe(true);
  await userEvent.clear(field);
  await waitFor(() => expect(isOpen('closed')).toBe(false));
  expect(isOpen('open')).toBe(true);
  expect(screen.getByTestId('open').hidden).toBe(false);
});

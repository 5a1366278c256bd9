import { create } from 'zustand';
import type { Account } from '@/lib/provider/account';
import { readCookie } from '@/lib/storage/cookies';

type State = {
  /** The token that the account host has left in a cookie; null without one. */
  accessToken: string | null;
  userData: Account['userData'] | null;
  plan: Account['plan'] | null;
};

const SIGNED_OUT: State = { accessToken: null, userData: null, plan: null };

export const useAccount = create<State>(() => SIGNED_OUT);

/** Reads the visitor's account; without a token, nothing is called. Never rejects. */
export async function loadAccount(cookie: string): Promise<void> {
  const accessToken = readCookie(cookie);
  if (accessToken === useAccount.getState().accessToken) return;
  useAccount.setState({ ...SIGNED_OUT, accessToken });
  if (!accessToken) return;
  try {
    const response = await fetch('/api/account/', { cache: 'no-store' });
    if (response.status === 200) useAccount.setState((await response.json()) as Account);
  } catch {
    // The link to the account stays.
  }
}

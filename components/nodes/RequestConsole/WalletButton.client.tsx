'use client';

import { useState } from 'react';
import type { Wallet } from '@/lib/chains/wallet';
import type { ConsoleLabels } from './types';
import s from './WalletButton.module.scss';

type Provider = { request: (call: { method: string; params: unknown[] }) => Promise<unknown> };

type Props = {
  wallet: Wallet;
  /** The chain's endpoint with the visitor's key; null without a key. */
  address: string | null;
  labels: ConsoleLabels;
};

const getProvider = () => (window as { ethereum?: Provider }).ethereum;

/** Asks the visitor's wallet to add a chain with the visitor's own endpoint (EIP-3085). */
export function WalletButton({ wallet, address, labels }: Props) {
  const [answer, setAnswer] = useState('');

  const add = async () => {
    const provider = getProvider();
    if (!address) return setAnswer(labels.walletKey);
    if (!provider) return setAnswer(labels.walletMissing);
    try {
      await provider.request({
        method: 'wallet_addEthereumChain',
        params: [{ ...wallet, rpcUrls: [address] }],
      });
      setAnswer(labels.walletAdded);
    } catch {
      setAnswer(labels.walletRefused);
    }
  };

  return (
    <div className={s.wallet}>
      <button type="button" className={s.button} onClick={() => void add()}>
        {labels.wallet}
      </button>
      <p role="status" className={s.answer}>
        {answer || labels.walletHint}
      </p>
    </div>
  );
}

'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { loadAccount, useAccount } from '@/stores/account';
import { ACCOUNT_SLOT } from './visitor-props';

/** Shows whose account and plan it is beside each link to the dashboard. */
export function AccountName({ cookie }: { cookie: string }) {
  const { userData, plan } = useAccount();
  useEffect(() => void loadAccount(cookie), [cookie]);
  if (!userData) return null;
  const text = [userData.masked_email, plan?.subscription?.name].filter(Boolean).join(' · ');
  return [...document.querySelectorAll(`[${ACCOUNT_SLOT}]`)].map((slot, index) =>
    createPortal(text, slot, String(index)),
  );
}

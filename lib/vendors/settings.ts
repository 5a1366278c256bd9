import type { Env } from '@/lib/env';
import type { VendorScripts } from './scripts';

/** The scripts of others that the settings name. */
export const getVendorScripts = (env: Env): VendorScripts => ({
  statistics: env.STATISTICS_SCRIPT_URL,
  marketing: env.MARKETING_SCRIPT_URL,
  chat: env.CHAT_SCRIPT_URL,
});

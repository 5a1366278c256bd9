import type { Env } from '@/lib/env';
import type { VendorScripts } from './scripts';

/** Returns the third-party scripts in the settings. */
export const getVendorScripts = (env: Env): VendorScripts => ({
  statistics: env.STATISTICS_SCRIPT_URL,
  marketing: env.MARKETING_SCRIPT_URL,
  chat: env.CHAT_SCRIPT_URL,
});

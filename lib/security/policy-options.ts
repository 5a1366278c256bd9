import { getEnv, type Env } from '@/lib/env';
import type { PolicyOptions } from './content-security-policy';
import { getImageHosts } from './image-hosts';
import { getVendorHosts } from './vendor-hosts';

/** Returns what pages load from elsewhere, according to the settings. */
export const toPolicyOptions = (env: Env): PolicyOptions => ({
  hasRecaptcha: env.RECAPTCHA_SITE_KEY !== undefined,
  imageHosts: getImageHosts(env),
  vendorHosts: getVendorHosts(env),
  isUpgraded: env.UPGRADE_INSECURE_REQUESTS,
  reportUrl: env.CSP_REPORT_URL,
});

let ofProcess: PolicyOptions | undefined;

/** The same for this process's settings. */
export const getPolicyOptions = (): PolicyOptions => (ofProcess ??= toPolicyOptions(getEnv()));

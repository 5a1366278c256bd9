import type { Env } from '@/lib/env';
import type { PolicyOptions } from './content-security-policy';

type ImageSettings = Pick<Env, 'PRISMIC_REPOSITORY' | 'IMAGE_STORAGE_URL'>;

/**
 * Returns the origins of a page's pictures: the content service's two, the second for drawings; the library of free
 * photos in its editor; and the owner's.
 */
export const getImageHosts = ({
  PRISMIC_REPOSITORY,
  IMAGE_STORAGE_URL,
}: ImageSettings): string[] => [
  'https://images.prismic.io',
  'https://images.unsplash.com',
  ...(PRISMIC_REPOSITORY ? [`https://${PRISMIC_REPOSITORY}.cdn.prismic.io`] : []),
  ...(IMAGE_STORAGE_URL ? [new URL(IMAGE_STORAGE_URL).origin] : []),
];

const SCRIPTS = ['STATISTICS_SCRIPT_URL', 'MARKETING_SCRIPT_URL', 'CHAT_SCRIPT_URL'] as const;

type VendorSettings = Pick<Env, (typeof SCRIPTS)[number] | 'VENDOR_HOSTS'>;

/** Returns the distinct origins of the owner's statistics, marketing and chat scripts; none if no script is set. */
export function getVendorHosts(env: VendorSettings): string[] {
  const scripts = SCRIPTS.flatMap((name) => env[name] ?? []);
  if (scripts.length === 0) return [];
  const others = (env.VENDOR_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []);
  return [...new Set([...scripts, ...others].map((address) => new URL(address).origin))];
}

/** Returns the origin of the repository's editor, whose toolbar previewing editors see; undefined without one. */
export const getToolbarHost = ({ PRISMIC_REPOSITORY: name }: Env): string | undefined =>
  name && `https://${name}.prismic.io`;

/** Returns what pages load from elsewhere, according to the settings. */
export const getPolicyOptions = (env: Env): PolicyOptions => ({
  hasRecaptcha: env.RECAPTCHA_SITE_KEY !== undefined,
  imageHosts: getImageHosts(env),
  vendorHosts: getVendorHosts(env),
  isUpgraded: env.UPGRADE_INSECURE_REQUESTS,
  reportUrl: env.CSP_REPORT_URL,
});

/**
 * Returns the same for the page that the content service frames while an editor works on a section. Its content comes
 * from its URL, so it loads nothing but pictures from elsewhere.
 */
export const getSimulatorPolicyOptions = (env: Env): PolicyOptions => ({
  imageHosts: getImageHosts(env),
  frameAncestors: [getToolbarHost(env) ?? []].flat(),
  hasInlineStyles: true,
});

/** Returns the same for what any site may frame; none of the owner's scripts runs there. */
export const getEmbedPolicyOptions = (env: Env): PolicyOptions => ({
  imageHosts: getImageHosts(env),
  isUpgraded: env.UPGRADE_INSECURE_REQUESTS,
  reportUrl: env.CSP_REPORT_URL,
  frameAncestors: ['*'],
});

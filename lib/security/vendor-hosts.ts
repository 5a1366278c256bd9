import type { Env } from '@/lib/env';

const SCRIPTS = ['STATISTICS_SCRIPT_URL', 'MARKETING_SCRIPT_URL', 'CHAT_SCRIPT_URL'] as const;

type Settings = Pick<Env, (typeof SCRIPTS)[number] | 'VENDOR_HOSTS'>;

/** Returns the distinct origins of the owner's statistics, marketing and chat scripts; none if no script is set. */
export function getVendorHosts(env: Settings): string[] {
  const scripts = SCRIPTS.flatMap((name) => env[name] ?? []);
  if (scripts.length === 0) return [];
  const others = (env.VENDOR_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []);
  return [...new Set([...scripts, ...others].map((address) => new URL(address).origin))];
}

const SCRIPTS = ['STATISTICS_SCRIPT_URL', 'MARKETING_SCRIPT_URL', 'CHAT_SCRIPT_URL'];

/**
 * The origins that the owner's statistics, marketing and chat scripts come from and ask, each once; none where
 * no such script is set.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function getVendorHosts(env) {
  const scripts = SCRIPTS.flatMap((name) => env[name]?.trim() || []);
  if (scripts.length === 0) return [];
  const others = (env.VENDOR_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []);
  return [...new Set([...scripts, ...others].map((address) => new URL(address).origin))];
}

import { expect, it } from 'vitest';
import { getContentSecurityPolicy } from '@/lib/security/content-security-policy';
import { getVendorHosts } from '@/lib/security/vendor-hosts';

const SCRIPTS = {
  STATISTICS_SCRIPT_URL: 'https://count.example/a.js?site=1',
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
};

it('the hosts are those of the scripts and the additional ones, each once', () => {
  const others = 'https://count.example, wss://live.example';
  expect(getVendorHosts({ ...SCRIPTS, VENDOR_HOSTS: others })).toEqual([
    'https://count.example',
    'https://chat.example',
    'wss://live.example',
  ]);
});

it.each([{}, { VENDOR_HOSTS: 'https://a.example' }])(
  'there are none without a script: %j',
  (env) => {
    expect(getVendorHosts(env)).toEqual([]);
  },
);

it('the policy allows them, and otherwise nobody', () => {
  const vendorHosts = getVendorHosts(SCRIPTS);
  const policy = getContentSecurityPolicy('', { vendorHosts });
  for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
    const sources = policy.split('; ').find((part) => part.startsWith(directive));
    expect(sources).toContain('https://count.example https://chat.example');
  }
  expect(getContentSecurityPolicy('')).not.toMatch(/count\.example|chat\.example/);
});

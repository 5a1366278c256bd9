import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { getSecurityHeaders, getSimulatorHeaders } from '@/lib/security/headers';

const getHeaders = (settings = {}) => getSecurityHeaders(parseEnv(settings));

describe('the promise of HTTPS', () => {
  it('covers only this host by default', () => {
    const getPromise = (settings?: object) => getHeaders(settings)['Strict-Transport-Security'];
    expect(getPromise()).toBe('max-age=63072000');
    expect(getPromise({ HSTS_SCOPE: 'subdomains' })).toBe('max-age=63072000; includeSubDomains');
    expect(getPromise({ HSTS_SCOPE: 'preload' })).toMatch(/; includeSubDomains; preload$/);
  });
});

it('violations are not reported without a URL', () => {
  expect(getHeaders()).not.toHaveProperty('Reporting-Endpoints');
  const headers = getHeaders({ CSP_REPORT_URL: 'https://reports.example/csp' });
  expect(headers['Reporting-Endpoints']).toBe('policy="https://reports.example/csp"');
});

it('other sites can neither embed a response nor learn its referrer', () => {
  expect(getHeaders()).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
});

describe('the policy of the simulator', () => {
  const getPolicy = (settings = {}) =>
    getSimulatorHeaders(parseEnv(settings))
      .find(({ key }) => key === 'Content-Security-Policy')
      ?.value.split('; ');

  it('lets only the configured repository frame it', () => {
    expect(getPolicy()).toContain("frame-ancestors 'self'");
    expect(getPolicy({ PRISMIC_REPOSITORY: 'our-site' })).toContain(
      "frame-ancestors 'self' https://our-site.prismic.io",
    );
  });

  it('shows the pictures of the configured repository, from both of its hosts', () => {
    expect(getPolicy()).toContain("img-src 'self' data: https://images.prismic.io");
    expect(getPolicy({ PRISMIC_REPOSITORY: 'our-site' })).toContain(
      "img-src 'self' data: https://images.prismic.io https://our-site.cdn.prismic.io",
    );
  });

  it('forbids scripts and requests of other origins', () => {
    expect(getPolicy()).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self' 'unsafe-inline'"]),
    );
  });
});

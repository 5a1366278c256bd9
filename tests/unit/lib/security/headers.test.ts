import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { getSecurityHeaders } from '@/lib/security/headers';

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

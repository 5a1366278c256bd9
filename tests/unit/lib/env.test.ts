import { describe, expect, it } from 'vitest';
import { parseEnv, SETTING_NAMES, SettingsError } from '@/lib/env';

function getFault(source: Record<string, string>): string {
  try {
    parseEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return '';
}

describe('the settings', () => {
  const defaults = parseEnv({});

  it('select the embedded services by default', () => {
    expect(defaults).toMatchObject({ PORT: 3000, SITE_FALLBACK_LOCALE: 'en' });
    expect(defaults.PRISMIC_REPOSITORY).toBeUndefined();
    expect(defaults.PROVIDER_API_URL).toBeUndefined();
    expect(defaults.REDIS_URL).toBeUndefined();
  });

  it.each(SETTING_NAMES)('treat %s as absent if blank', (name) => {
    expect(parseEnv({ [name]: '' })).toEqual(defaults);
    expect(parseEnv({ [name]: '  ' })).toEqual(defaults);
  });

  it.each([
    ['PORT', '8080', 8080],
    ['SITE_URL', 'https://nodewell.example', 'https://nodewell.example'],
    ['PRISMIC_REPOSITORY', 'A-b--1', 'a-b--1'],
    ['PROVIDER_RETRY_DELAY_MS', '0', 0],
    ['REDIS_URL', 'rediss://:key@host.example', 'rediss://:key@host.example'],
    ['SITE_FALLBACK_LOCALE', 'cn', 'cn'],
    ['DATABASE_URL', 'postgres://u:p@host/leads', 'postgres://u:p@host/leads'],
    ['SMTP_URL', 'smtps://user:key@mail.example', 'smtps://user:key@mail.example'],
    ['LEADS_RETENTION_DAYS', '30', 30],
  ])('take %s=%s', (name, text, value) => {
    expect(parseEnv({ [name]: text })).toEqual({ ...defaults, [name]: value });
  });

  it.each([
    ['PORT', '0'],
    ['DATABASE_URL', 'mysql://host/leads'],
    ['SMTP_URL', 'mail.example'],
    ['SALES_EMAIL', 'sales'],
    ['FORMS_SECRET', 'short'],
    ['FORMS_RATE_LIMIT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['SITE_URL', 'ftp://nodewell.example'],
    ['PRISMIC_REPOSITORY', '-abcd'],
    ['PRISMIC_REPOSITORY', 'abcd-'],
    ['PRISMIC_REPOSITORY', 'abcd\nefgh'],
    ['PRISMIC_ENDPOINT', 'my-repository'],
    ['CSP_REPORT_URL', 'https://a.example/;script-src *'],
    ['PROVIDER_API_URL', '/v3'],
    ['AVAILABILITY_API_URL', 'localhost:4000'],
    ['PROVIDER_TIMEOUT_MS', '0'],
    ['PROVIDER_TIMEOUT_MS', '86400001'],
    ['PROVIDER_REFRESH_MS', '2147483648'],
    ['REDIS_URL', 'http://localhost:6379'],
  ])('refuse %s=%j and name it', (name, text) => {
    expect(getFault({ [name]: text })).toContain(`\n  ${name}: `);
  });

  it('report all invalid ones at once, one per line', () => {
    const fault = getFault({
      PORT: 'x',
      SITE_URL: 'x',
      REDIS_URL: 'x',
      PRISMIC_REPOSITORY: 'nodewell',
    });
    const [head, ...lines] = fault.split('\n');
    expect(head).toBe('Wrong settings:');
    expect(lines.map((line) => line.trim().split(':')[0])).toEqual([
      'PORT',
      'SITE_URL',
      'REDIS_URL',
    ]);
  });

  it('do not reveal the value of an invalid one, which may be a secret', () => {
    const fault = getFault({
      REDIS_URL: 'http://:s3cret@host',
      PROVIDER_API_URL: 'ftp://:s3cret@host',
    });
    expect(fault).toContain('REDIS_URL');
    expect(fault).not.toContain('s3cret');
  });
});

it.each([
  [{ PORT: '4000', METRICS_PORT: '4000' }, /METRICS_PORT/],
  [{ PRISMIC_RELEASE: 'a', PRISMIC_REF: 'b' }, /PRISMIC_REF/],
])('settings that contradict each other are named: %j', (source, name) => {
  expect(getFault(source)).toMatch(name);
});

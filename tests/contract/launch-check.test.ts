import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedProvider } from '@/embedded/provider';
import plans from '@/embedded/provider/data/plans.json';
import type { StoredDocument } from '@/embedded/content/types';
import type { FactKind } from '@/lib/company-facts/kinds';
import { FACTS } from '@/lib/company-facts/registry';
import { listGaps } from '@/lib/company-facts/sheet';
import { LOCALES } from '@/lib/i18n/locales';
import { LIMIT_FIELDS } from '@/lib/provider/limit-fields';
import { FACT_SHEET, LIMIT_SHEET } from '@/scripts/launch/documents';
import { findOldFacts } from '@/scripts/launch/facts';
import { mountService, type MountedService } from '../doubles/http-service';
import { mountRepository, toContentSettings, type Repository } from '../doubles/repository';

const SAMPLES: Record<FactKind, unknown> = {
  text: 'words',
  sentence: 'A sentence.',
  address: '1 Street, City',
  list: 'eth, near',
  email: 'someone@company.test',
  url: 'https://company.test/',
  amount: '50 USD',
  percentage: '99.9%',
  time: '00:00 UTC',
  date: '2026-12-01',
  number: 14,
  confirmation: true,
};

const SHEET = Object.fromEntries(FACTS.map(({ name, kind }) => [name, SAMPLES[kind]]));

/** Fills in the sheet, and replaces every sample address with a real one. */
function complete(documents: StoredDocument[]) {
  for (const document of documents) {
    const text = JSON.stringify(document.data).replace(/\.example\b/g, '.test');
    document.data = JSON.parse(text) as StoredDocument['data'];
    if (document.type === FACT_SHEET)
      document.data = structuredClone(SHEET) as typeof document.data;
    if (document.type === LIMIT_SHEET)
      document.data.rows = LIMIT_FIELDS.map((field) => ({ field, no_limit: true }));
  }
}

let repository: Repository;
let provider: MountedService;

beforeAll(async () => {
  repository = await mountRepository();
  repository.publish(complete);
  const embedded = createEmbeddedProvider();
  const priced = plans.map((plan) => ({ ...plan, price: { ...plan.price, placeholder: false } }));
  provider = await mountService((request) =>
    request.url.includes('/prices/public/plans') ? Response.json(priced) : embedded(request),
  );
});

afterAll(() => Promise.all([repository.close(), provider.close()]));

const getSettings = () => ({
  ...toContentSettings(repository),
  PRISMIC_WEBHOOK_SECRET: 'secret',
  PROVIDER_API_URL: `${provider.url}/v3`,
  AVAILABILITY_API_URL: `${provider.url}/v1`,
  SMTP_URL: 'smtp://mail.company.test',
  SALES_EMAIL: 'sales@company.test',
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET_KEY: 'secret-key',
  FORMS_SECRET: 'sixteen characters',
  SITE_URL: 'https://company.test',
});

/** A day on which no fact is old. */
const ON = '--on=2026-12-01';

type Outcome = { code: number | null; text: string };

/** Answers for the company's host, which serves what the site links to. */
const ANSWERING_HOST = `data:text/javascript,${encodeURIComponent(`const send = fetch;
globalThis.fetch = (url, init) =>
  String(url).includes('company.test') ? Promise.resolve(new Response()) : send(url, init);`)}`;

/** Runs the command itself, without this process's settings. */
function run(settings: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const { PATH = '', HOME = '' } = process.env;
  const imports = ['--import', 'tsx', '--import', ANSWERING_HOST];
  const child = spawn('node', [...imports, 'scripts/launch-check.ts', ...args], {
    env: { PATH, HOME, NODE_ENV: 'production', ...settings },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

const toProblems = ({ text }: Outcome) =>
  (JSON.parse(text) as { findings: { owner: string; topic: string; problem: string }[] }).findings;

describe('the launch check', { timeout: 60_000 }, () => {
  it('fails on a fresh clone, and shows who must act on one screen', async () => {
    const { code, text } = await run({});
    expect(code).toBe(1);
    for (const title of ['Owner', 'Counsel', 'Engineer']) expect(text).toContain(`${title} (`);
    // Docs, blog, explorers and the account, which other systems serve.
    expect(text).toContain('links: 4');
    expect(text.split('\n').length).toBeLessThan(24);
  });

  it('is clean with a complete sheet and settings', async () => {
    const outcome = await run(getSettings(), '--json', ON);
    expect(toProblems(outcome)).toEqual([]);
    expect(outcome.code).toBe(0);
    expect((await run(getSettings(), ON)).text).toMatch(/^Ready/);
  });

  it('names a provider that fails, prices that are not set, and one fact that is missing', async () => {
    const real = createEmbeddedProvider();
    const unset = plans.map((plan) => ({ ...plan, price: { ...plan.price, placeholder: true } }));
    const broken = await mountService((request) =>
      request.url.includes('/availability')
        ? new Response('', { status: 500 })
        : request.url.includes('/prices/public/plans')
          ? Response.json(unset)
          : real(request),
    );
    repository.publish((documents) => {
      const sheet = documents.find(
        ({ type, lang }) => type === FACT_SHEET && lang === LOCALES.en.prismic,
      );
      if (sheet) sheet.data.terms_approved_on = null;
    });
    const settings = {
      ...getSettings(),
      PROVIDER_API_URL: `${broken.url}/v3`,
      AVAILABILITY_API_URL: `${broken.url}/v1`,
    };
    const outcome = await run(settings, '--json', ON);
    await broken.close();
    repository.publish(complete);
    expect(outcome.code).toBe(1);
    const topics = toProblems(outcome).map(({ owner, topic }) => `${owner}: ${topic}`);
    expect(new Set(topics)).toEqual(
      new Set([
        'counsel: company facts',
        'counsel: legal drafts',
        'engineer: provider',
        'owner: prices',
      ]),
    );
  });
});

describe('a fact', () => {
  const find = (today: string) =>
    findOldFacts(today, [{ name: 'chain eth', checkedAt: '2026-06-01' }]);

  it('is old half a year after its check, and not before', () => {
    expect(find('2026-11-28')).toEqual([]);
    expect(find('2026-11-29')).toMatchObject([{ problem: expect.stringContaining('2026-06-01') }]);
  });

  it('has the day of its check', () => {
    const undated = findOldFacts('2026-12-01', [{ name: 'chain eth', checkedAt: '' }]);
    expect(undated).toHaveLength(1);
    expect(findOldFacts('2030-01-01').length).toBeGreaterThan(200);
  });
});

describe('a sheet', () => {
  it('has no gap when complete, and one for every value of a wrong kind', () => {
    expect(listGaps({ en: SHEET, cn: SHEET })).toEqual([]);
    const wrong: Record<string, unknown> = {
      security_email: 'nobody',
      daily_reset: 'midnight',
      sla_target_shared: '99.9',
      chargeback_fee: '$5',
      terms_approved_on: 'soon',
      minimum_age: -1,
      legal_name: '[[legal name]]',
      terms_archive_url: 'http://company.test/',
    };
    const gaps = listGaps({ en: { ...SHEET, ...wrong }, cn: SHEET });
    expect(gaps.map(({ fact }) => fact.name).sort()).toEqual(Object.keys(wrong).sort());
    expect(gaps.every(({ problem }) => problem)).toBe(true);
  });
});

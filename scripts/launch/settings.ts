import type { Env } from '@/lib/env';
import type { Finding } from './documents';

type Name = keyof Env & string;

/** Settings without which something is a placeholder, and what that is. */
const NEEDED: [Name, topic: string, without: string][] = [
  ['PRISMIC_REPOSITORY', 'content', 'pages come from the folder content/'],
  ['PRISMIC_WEBHOOK_SECRET', 'content', 'the site is not told when editors publish'],
  ['PROVIDER_API_URL', 'sample data', 'chains, plans and prices are samples'],
  ['AVAILABILITY_API_URL', 'sample data', 'no availability is measured'],
  ['SMTP_URL', 'mail', 'no mail tells sales of a lead'],
  ['SALES_EMAIL', 'mail', 'no mail tells sales of a lead'],
  ['RECAPTCHA_SITE_KEY', 'forms', 'forms are not checked for bots by reCAPTCHA'],
  ['RECAPTCHA_SECRET_KEY', 'forms', 'forms are not checked for bots by reCAPTCHA'],
  ['FORMS_SECRET', 'forms', 'form tokens do not outlive a restart'],
];

const LOCAL_HOST = /^(localhost|127\..*|\[::1\]|.*\.(example|localhost|local))$/;

function findSiteUrl({ SITE_URL }: Env): Finding[] {
  const { protocol, hostname } = new URL(SITE_URL);
  const isPublic = protocol === 'https:' && !LOCAL_HOST.test(hostname);
  return isPublic
    ? []
    : [
        {
          owner: 'engineer',
          topic: 'address',
          problem: `SITE_URL is ${SITE_URL}, not a public https address`,
        },
      ];
}

/** Lists missing settings. */
export function findMissingSettings(env: Env): Finding[] {
  const missing = NEEDED.filter(([name]) => env[name] === undefined);
  return [
    ...missing.map(([name, topic, without]): Finding => ({
      owner: 'engineer',
      topic,
      problem: `${name} is not set: ${without}`,
    })),
    ...findSiteUrl(env),
  ];
}

type Robots = { rules: { disallow?: string | string[] } | { disallow?: string | string[] }[] };

/** Finds rules in robots.txt that exclude search engines. */
export function findClosedRobots({ rules }: Robots): Finding[] {
  const all = [rules].flat().flatMap(({ disallow = [] }) => disallow);
  return all.includes('/')
    ? [{ owner: 'engineer', topic: 'address', problem: 'robots.txt blocks search engines' }]
    : [];
}

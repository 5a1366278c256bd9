import { toAddressKey } from '@/lib/http/address-key';
import { handleForm } from '@/lib/forms/handle';
import { EXTRA_FIELDS, type FormKind } from '@/lib/forms/kinds';
import { createRateLimit } from '@/lib/forms/services';
import type { FormServices } from '@/lib/forms/services';
import { createSpentTokens } from '@/lib/forms/services';
import { issueFormToken } from '@/lib/forms/form-token';
import type { NewLead } from '@/lib/leads/types';

export const NOW = 1_700_000_000_000;
export const SECRET = 'secret';

const person = { name: '王小明 🚀', email: 'ada@example.com' };

/** Valid input for each form. */
export const SOUND: Record<FormKind, Record<string, unknown>> = {
  message: { ...person, subject: 'sales', message: 'Hello' },
  contact: {
    ...person,
    subject: 'sales',
    company: 'Example',
    selectedNodes: ['eth', 'btc-firehose'],
    message: 'We would like a node.',
  },
  enterprise: {
    rps: 'custom',
    cuAmount: '500 000 000 000',
    tokens: '250',
    premiumSupport: false,
    advancedStatistics: true,
    companyName: 'Example',
    email: person.email,
    telegram: '@ada',
  },
  subscribe: { email: person.email },
  'error-report': { ...person, subject: 'other', message: 'The page was blank.' },
  alerts: { email: person.email, chains: ['eth', 'sol'], kinds: ['retired'] },
};
export const KINDS = Object.keys(SOUND) as FormKind[];

type Sent = { body?: string; headers?: Record<string, string> };

const createLimits = () => ({
  client: createRateLimit('client', 3),
  network: createRateLimit('network', 15),
  everyone: createRateLimit('everyone', 100),
  tokens: createRateLimit('tokens', 60),
});

/** Creates the forms' handler with its own services, which keep accepted leads. */
export function makeForms() {
  const leads: NewLead[] = [];
  const clock = { now: NOW };
  const services: FormServices = {
    submit: async (lead) => {
      leads.push(lead);
      return 'delivered';
    },
    limits: createLimits(),
    spend: createSpentTokens(null),
    siteUrl: 'https://site.example',
    secret: SECRET,
    isHuman: null,
    needsToken: false,
    now: () => clock.now,
  };

  /** Sends any body to a form. */
  const send = (kind: FormKind, init: RequestInit) =>
    handleForm(
      kind,
      new Request('https://site.example/api/forms/x/', { method: 'POST', ...init }),
      services,
    );

  /** Issues a form token that is five seconds old, for an unknown address by default. */
  const getFormToken = (kind: FormKind, { address = 'unknown', age = 5000 } = {}) =>
    issueFormToken({ kind, address: toAddressKey(address) }, SECRET, clock.now - age);

  return {
    leads,
    clock,
    services,
    send,
    getFormToken,
    /** Sends fields as the site's scripts do, with a form token of valid age. */
    async post(kind: FormKind, fields: Record<string, unknown>, { body, headers }: Sent = {}) {
      const formToken = getFormToken(kind, { address: headers?.['x-forwarded-for'] });
      const response = await send(kind, {
        headers: { 'content-type': 'application/json', ...headers },
        body: body ?? JSON.stringify({ [EXTRA_FIELDS.formToken]: formToken, ...fields }),
      });
      const text = await response.text();
      return { response, status: response.status, answer: text ? JSON.parse(text) : null };
    },
  };
}

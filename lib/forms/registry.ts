import type * as z from 'zod/mini';
import { getFormWords } from '@/lib/i18n/form-words';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LeadCall } from '@/lib/leads/types';
import type { FormKind, FormValues } from './kinds';
import { contactForm, TOPICS_BY_SUBJECT } from './schemas/contact-form';
import { contactModal } from './schemas/contact-modal';
import { CUSTOM_RATE, enterpriseForm, toRps } from './schemas/enterprise';
import { errorReport } from './schemas/error-report';
import { subscribeForm } from './schemas/subscribe';

export type Submission = { call: LeadCall; payload: Record<string, unknown> };

type Form<K extends FormKind> = {
  schema: z.ZodMiniType<FormValues[K], unknown>;
  /** The provider's call for what the form says. */
  toSubmission: (values: FormValues[K], pageUrl: string | undefined) => Submission;
};

// Read by the provider's people, whatever language the visitor has chosen.
const { topics } = getFormWords(DEFAULT_LOCALE);
type Topic = keyof typeof topics;

/** The provider takes messages of at most 2,000 characters; the keys of all chains are far fewer. */
const CHAINS_MAX_CHARS = 1500;

const withSubject = (message: string, topic: Topic, ...lines: string[]) =>
  [message, '', `Subject: ${topics[topic]}`, ...lines].join('\n');

function toContact({ subject, topic, ...values }: FormValues['contact'], pageUrl?: string) {
  const { name, email, company, selectedNodes, message } = values;
  const offered: readonly Topic[] = TOPICS_BY_SUBJECT[subject];
  const chosen = offered.find((one) => one === topic) ?? offered[0] ?? 'other';
  const chains =
    subject === 'sales' ? [`Chains: ${selectedNodes.join(', ').slice(0, CHAINS_MAX_CHARS)}`] : [];
  return {
    email,
    name,
    message: withSubject(message, chosen, ...chains),
    source: `contact-form-${subject}`,
    ...(subject !== 'support' && company && { company }),
    pageUrl,
  };
}

function toEnterprise(values: FormValues['enterprise']) {
  const { rps, cuAmount, tokens, companyName, email, telegram, message } = values;
  return {
    rps: toRps(rps),
    is_custom_rps: rps === CUSTOM_RATE,
    cu_amount: Number(cuAmount),
    max_token_amount: Number(tokens),
    premium_support: values.premiumSupport,
    advanced_statistics: values.advancedStatistics,
    company_name: companyName,
    email,
    telegram,
    message,
  };
}

export const FORMS: { readonly [K in FormKind]: Form<K> } = {
  message: {
    schema: contactModal,
    toSubmission: ({ name, email, subject, message }, pageUrl) => ({
      call: 'contacts/',
      payload: {
        email,
        name,
        message: withSubject(message, subject),
        source: 'contact-modal',
        pageUrl,
      },
    }),
  },
  contact: {
    schema: contactForm,
    toSubmission: (values, pageUrl) => ({
      call: 'contacts/',
      payload: toContact(values, pageUrl),
    }),
  },
  enterprise: {
    schema: enterpriseForm,
    toSubmission: (values) => ({ call: 'enterprise-request', payload: toEnterprise(values) }),
  },
  subscribe: {
    schema: subscribeForm,
    toSubmission: ({ email }) => ({
      call: 'send_form',
      payload: { email, form_id: 'subscribe', source: 'footer' },
    }),
  },
  'error-report': {
    schema: errorReport,
    toSubmission: ({ name, email, subject, message }) => ({
      call: 'send_form',
      payload: {
        email,
        name,
        message: withSubject(message, subject),
        form_id: 'error-page',
        source: 'error-page',
      },
    }),
  },
};

export const isFormKind = (value: string): value is FormKind => Object.hasOwn(FORMS, value);

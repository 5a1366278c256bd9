import type { FormMessages } from '@/lib/i18n/form-messages';

/** The label of each field, in form order. */
const LABELS: Record<string, (messages: FormMessages) => string> = {
  subject: ({ fields }) => fields.topic,
  rps: ({ enterprise }) => enterprise.rps,
  cuAmount: ({ enterprise }) => enterprise.cu,
  tokens: ({ enterprise }) => enterprise.tokens,
  companyName: ({ fields }) => fields.companyName,
  name: ({ fields }) => fields.name,
  email: ({ fields }) => fields.email,
  telegram: ({ fields }) => fields.telegram,
  topic: ({ fields }) => fields.topic,
  company: ({ fields }) => fields.company,
  selectedNodes: ({ fields }) => fields.chains,
  message: ({ fields }) => fields.message,
};
const ORDER = Object.keys(LABELS);

export const isField = (name: string): boolean => Object.hasOwn(LABELS, name);

export const getFieldLabel = (name: string, messages: FormMessages): string =>
  LABELS[name]?.(messages) ?? name;

export const byFieldOrder = (one: { name: string }, other: { name: string }): number =>
  ORDER.indexOf(one.name) - ORDER.indexOf(other.name);

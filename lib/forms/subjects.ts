import { getSection } from '@/lib/site/paths';

/** Subjects of the short forms. */
export const MODAL_SUBJECTS = ['customer-support', 'tech-support', 'sales', 'other'] as const;

type ModalSubject = (typeof MODAL_SUBJECTS)[number];

/** What visitors ask about on the pages of a section; elsewhere it may be anything. */
const SUBJECT_BY_SECTION: Readonly<Record<string, ModalSubject>> = {
  ...{ 'dedicated-nodes': 'sales', 'node-clusters': 'sales', 'enterprise-api': 'sales' },
  ...{ appchain: 'sales', pricing: 'sales', nodes: 'tech-support', migrate: 'tech-support' },
};

/** The subject that the contact dialog starts with; `path` has no language prefix. */
export function getModalSubject(path: string): ModalSubject {
  const section = getSection(path);
  const subject = Object.hasOwn(SUBJECT_BY_SECTION, section) && SUBJECT_BY_SECTION[section];
  return subject || 'customer-support';
}

/** What the form is about, and under each the subjects that the contact page offers. */
export const TOPICS_BY_SUBJECT = {
  sales: ['business-sales'],
  support: ['customer-support', 'feedback', 'other'],
  partnership: ['partnership'],
} as const;

export type ContactSubject = keyof typeof TOPICS_BY_SUBJECT;
export const CONTACT_SUBJECTS = Object.keys(TOPICS_BY_SUBJECT) as ContactSubject[];

/** The subject that the hash of an address asks for, if it asks for one. */
export const findSubject = (place: string): ContactSubject | undefined =>
  CONTACT_SUBJECTS.find((subject) => subject === place);

/** The form opens for what the address asks for; from any other place it is about support. */
export const getInitialSubject = (place: string): ContactSubject => findSubject(place) ?? 'support';

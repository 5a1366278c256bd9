import { getSection } from '@/lib/site/paths';

/** Subjects of the short forms. */
export const MODAL_SUBJECTS = ['customer-support', 'tech-support', 'sales', 'other'] as const;

type ModalSubject = (typeof MODAL_SUBJECTS)[number];

/** The likely subject on pages of a section; visitors may choose any other. */
const SUBJECT_BY_SECTION: Readonly<Record<string, ModalSubject>> = {
  ...{ 'dedicated-nodes': 'sales', 'node-clusters': 'sales', 'enterprise-api': 'sales' },
  ...{ appchain: 'sales', pricing: 'sales', nodes: 'tech-support', migrate: 'tech-support' },
};

/** Returns the contact dialog's initial subject; `path` has no language prefix. */
export function getModalSubject(path: string): ModalSubject {
  const section = getSection(path);
  const subject = Object.hasOwn(SUBJECT_BY_SECTION, section) && SUBJECT_BY_SECTION[section];
  return subject || 'customer-support';
}

/** The subjects of the form, and the topics under each on the contact page. */
export const TOPICS_BY_SUBJECT = {
  sales: ['business-sales'],
  support: ['customer-support', 'feedback', 'other'],
  partnership: ['partnership'],
} as const;

export type ContactSubject = keyof typeof TOPICS_BY_SUBJECT;
export const CONTACT_SUBJECTS = Object.keys(TOPICS_BY_SUBJECT) as ContactSubject[];

/** Returns the subject in a URL's hash, if there is one. */
export const findSubject = (place: string): ContactSubject | undefined =>
  CONTACT_SUBJECTS.find((subject) => subject === place);

/** Returns the initial subject: the one in the URL, else support. */
export const getInitialSubject = (place: string): ContactSubject => findSubject(place) ?? 'support';

/** Names the chains that the contact form preselects, by key: `?chains=eth,base`. */
export const CHAINS_PARAMETER = 'chains';

/** Subjects of the short forms. */
export const MODAL_SUBJECTS = ['customer-support', 'tech-support', 'sales', 'other'] as const;

/** What the form is about, and under each the subjects that the contact page offers. */
export const TOPICS_BY_SUBJECT = {
  sales: ['business-sales'],
  support: ['customer-support', 'feedback', 'other'],
  partnership: ['partnership'],
} as const;

export type ContactSubject = keyof typeof TOPICS_BY_SUBJECT;
export const CONTACT_SUBJECTS = Object.keys(TOPICS_BY_SUBJECT) as ContactSubject[];

/** The form opens for what the address asks for; from any other place it is about support. */
export function getInitialSubject(place: string): ContactSubject {
  return CONTACT_SUBJECTS.find((subject) => subject === place) ?? 'support';
}

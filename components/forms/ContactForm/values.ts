import { getInitialSubject } from '@/lib/forms/subjects';
import type { Held } from '../form-snapshot.client';

export type Values = {
  subject: string;
  topic: string;
  name: string;
  email: string;
  company: string;
  selectedNodes: string[];
  message: string;
};

export const getPlace = () => window.location.hash.replace(/^#/, '');

/** What was typed into the plain form; the subject is the one chosen there, or what the address asks for. */
export function toGiven({ values }: Held): Partial<Values> {
  const { selectedNodes, subject, ...texts } = values;
  const typed = Object.entries(texts).filter(([, text]) => text !== '');
  const place = subject && subject !== 'support' ? String(subject) : getPlace();
  return {
    ...(Object.fromEntries(typed) as Partial<Values>),
    ...(place && { subject: getInitialSubject(place) }),
    ...(selectedNodes && { selectedNodes: [selectedNodes].flat() }),
  };
}

export const BLANK: Values = {
  subject: 'support',
  topic: 'customer-support',
  name: '',
  email: '',
  company: '',
  selectedNodes: [],
  message: '',
};

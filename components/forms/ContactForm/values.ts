import { CHAINS_PARAMETER, findSubject } from '@/lib/forms/subjects';
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

export const BLANK: Values = {
  subject: 'support',
  topic: 'customer-support',
  name: '',
  email: '',
  company: '',
  selectedNodes: [],
  message: '',
};

export const getPlace = () => window.location.hash.replace(/^#/, '');

/** Returns the chains that the URL names. */
const getNamedChains = () =>
  new URLSearchParams(window.location.search).get(CHAINS_PARAMETER)?.split(',').filter(Boolean) ??
  [];

/** Returns what was typed or selected in the plain form; the subject may also come from the URL. */
export function toGiven({ values }: Held): Partial<Values> {
  const { selectedNodes, ...texts } = values;
  // The plain form's initial values were not chosen there, and must not replace a draft. Its hidden fields stay behind:
  // a visitor could not clear a honeypot that the browser filled in.
  const typed = Object.entries(texts).filter(
    ([name, text]) =>
      Object.hasOwn(BLANK, name) && text !== '' && text !== BLANK[name as keyof Values],
  );
  const place = findSubject(getPlace());
  const named = getNamedChains();
  return {
    ...(named.length > 0 && { selectedNodes: named }),
    ...(place && { subject: place }),
    ...(Object.fromEntries(typed) as Partial<Values>),
    ...(selectedNodes && { selectedNodes: [selectedNodes].flat() }),
  };
}

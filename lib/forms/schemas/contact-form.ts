import * as z from 'zod/mini';
import { CHAINS_MAX, MESSAGE_MIN } from '../limits';
import { CONTACT_SUBJECTS } from '../subjects';
import { email, fieldError, line, message, optionalLine, quote } from './fields';

const CHAIN_KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A plain form sends a single chosen chain as text, and omits the field if there is none. */
const chains = z._default(
  z.pipe(
    z.union([z.string(), z.array(z.string())], fieldError('chooseChain')),
    z.pipe(
      z.transform((value: string | string[]) => [...new Set([value].flat())].filter(Boolean)),
      z
        .array(z.string().check(z.regex(CHAIN_KEY, fieldError('chooseChain'))))
        .check(z.maxLength(CHAINS_MAX, fieldError('tooLong'))),
    ),
  ),
  [],
);

export const contactForm = z
  .object({
    subject: z._default(z.enum(CONTACT_SUBJECTS, fieldError('choose')), 'support'),
    topic: optionalLine,
    name: line('inputEmpty'),
    email: email('inputEmpty', 'emailInvalid'),
    company: optionalLine,
    selectedNodes: chains,
    message: message('inputEmpty', { min: MESSAGE_MIN, short: fieldError('messageShort') }),
    quote,
  })
  .check(
    z.refine(
      ({ subject, selectedNodes }) =>
        subject !== 'sales' || !Array.isArray(selectedNodes) || selectedNodes.length > 0,
      {
        error: fieldError('chooseChain'),
        path: ['selectedNodes'],
        // Checked even if other fields are invalid, so that all errors show at once.
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    ),
  );

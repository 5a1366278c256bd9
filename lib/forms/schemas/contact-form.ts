import * as z from 'zod/mini';
import { CHAINS_MAX, MESSAGE_MIN } from '../limits';
import { CONTACT_SUBJECTS } from '../subjects';
import { email, fault, line, message, optionalLine } from './fields';

const CHAIN_KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A plain form sends one chosen chain as a text and none as nothing. */
const chains = z._default(
  z.pipe(
    z.union([z.string(), z.array(z.string())], fault('chooseChain')),
    z.pipe(
      z.transform((value: string | string[]) => [...new Set([value].flat())].filter(Boolean)),
      z
        .array(z.string().check(z.regex(CHAIN_KEY, fault('chooseChain'))))
        .check(z.maxLength(CHAINS_MAX, fault('tooLong'))),
    ),
  ),
  [],
);

export const contactForm = z
  .object({
    subject: z._default(z.enum(CONTACT_SUBJECTS, fault('choose')), 'support'),
    topic: optionalLine,
    name: line('inputEmpty'),
    email: email('inputEmpty', 'emailInvalid'),
    company: optionalLine,
    selectedNodes: chains,
    message: message('inputEmpty', { min: MESSAGE_MIN, short: fault('messageShort') }),
  })
  .check(
    z.refine(
      ({ subject, selectedNodes }) =>
        subject !== 'sales' || !Array.isArray(selectedNodes) || selectedNodes.length > 0,
      {
        error: fault('chooseChain'),
        path: ['selectedNodes'],
        // Asked even while other fields are wrong, so that every fault shows at once.
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    ),
  );

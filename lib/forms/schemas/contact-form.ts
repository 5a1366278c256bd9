import * as z from 'zod/mini';
import { MESSAGE_MIN } from '../limits';
import { CONTACT_SUBJECTS } from '../subjects';
import { chains, email, fieldError, line, message, optionalLine, quote } from './fields';

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

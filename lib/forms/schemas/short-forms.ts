import * as z from 'zod/mini';
import { MESSAGE_MIN, REPORT_NAME_MIN } from '../limits';
import { MODAL_SUBJECTS } from '../subjects';
import { email, fieldError, line, message, quote } from './fields';

export const contactModal = z.object({
  name: line('enterName'),
  email: email('enterEmail', 'incorrectEmail'),
  subject: z._default(z.enum(MODAL_SUBJECTS, fieldError('choose')), 'customer-support'),
  message: message('enterMessage'),
  quote,
});

export const errorReport = z.object({
  name: line('inputEmpty', { min: REPORT_NAME_MIN, short: fieldError('nameShort') }),
  email: email('inputEmpty', 'emailInvalid'),
  subject: z._default(z.enum(MODAL_SUBJECTS, fieldError('choose')), 'tech-support'),
  message: message('inputEmpty', { min: MESSAGE_MIN, short: fieldError('messageShort') }),
});

export const subscribeForm = z.object({ email: email('inputEmpty', 'incorrectSubscriber') });

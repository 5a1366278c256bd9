import * as z from 'zod/mini';
import { MODAL_SUBJECTS } from '../subjects';
import { email, fieldError, line, message } from './fields';

export const contactModal = z.object({
  name: line('enterName'),
  email: email('enterEmail', 'incorrectEmail'),
  subject: z._default(z.enum(MODAL_SUBJECTS, fieldError('choose')), 'customer-support'),
  message: message('enterMessage'),
});

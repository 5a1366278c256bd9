import * as z from 'zod/mini';
import { email, fault, line, message } from './fields';

export const MODAL_SUBJECTS = ['customer-support', 'tech-support', 'sales', 'other'] as const;

export const contactModal = z.object({
  name: line('enterName'),
  email: email('enterEmail', 'incorrectEmail'),
  subject: z._default(z.enum(MODAL_SUBJECTS, fault('choose')), 'customer-support'),
  message: message('enterMessage'),
});

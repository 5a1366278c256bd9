import * as z from 'zod/mini';
import { email } from './fields';

export const subscribeForm = z.object({ email: email('inputEmpty', 'incorrectSubscriber') });

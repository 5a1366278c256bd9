import { z } from 'zod';

const BILLION = 1_000_000_000;
/** The most compute units per month that can be ordered, by requests per second; 0 is a custom rate. */
const MAX_CU_BY_RPS: Readonly<Record<number, number>> = {
  0: 500 * BILLION,
  400: 200 * BILLION,
  600: 300 * BILLION,
  800: 400 * BILLION,
};

const EMPTY = 'This field can not be empty';
const required = z.string({ error: EMPTY }).regex(/\S/, EMPTY).max(100, 'At most 100 characters');
const optional = z.string().max(100, 'At most 100 characters').optional();
const email = z
  .string({ error: 'Email is not valid' })
  .regex(/^\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*$/, 'Email is not valid')
  .max(254, 'Email is not valid');
const message = z.string({ error: EMPTY }).max(2000, 'At most 2000 characters');
const requiredMessage = message.regex(/\S/, EMPTY);

/** Body of `POST contacts/`. */
export const contactRequest = z.object({
  email,
  name: required,
  message: requiredMessage,
  source: required,
  telegram: optional,
  company: optional,
  pageUrl: z
    .string()
    .regex(/^https?:\/\//, 'Must be an http or https address')
    .max(2000, 'At most 2000 characters')
    .optional(),
});

const isFilled = (text: string | undefined) => /\S/.test(text ?? '');

/** Body of `POST send_form`: only an address for `subscribe`, all fields for any other form. */
export const formRequest = z
  .object({
    email,
    source: required,
    form_id: required,
    name: optional,
    message: message.optional(),
  })
  .refine((form) => form.form_id === 'subscribe' || isFilled(form.name), {
    path: ['name'],
    error: EMPTY,
  })
  .refine((form) => form.form_id === 'subscribe' || isFilled(form.message), {
    path: ['message'],
    error: EMPTY,
  });

/** Body of `POST enterprise-request`. */
export const enterpriseRequest = z
  .object({
    rps: z.literal([400, 600, 800, 0]),
    is_custom_rps: z.boolean(),
    cu_amount: z.number().int().min(0),
    max_token_amount: z.literal([100, 150, 200, 250]),
    premium_support: z.boolean(),
    advanced_statistics: z.boolean(),
    company_name: required,
    email,
    telegram: required,
    message: message.optional(),
  })
  .refine(({ rps, is_custom_rps }) => is_custom_rps === (rps === 0), {
    path: ['rps'],
    error: 'A custom rate is sent as 0',
  })
  .refine(({ rps, cu_amount }) => cu_amount <= (MAX_CU_BY_RPS[rps] ?? 0), {
    path: ['cu_amount'],
    error: 'More than the chosen rate allows',
  });

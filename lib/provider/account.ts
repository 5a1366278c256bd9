import { z } from 'zod';

const text = z.string().max(200);
const amount = z.number().min(0);

const userData = z.object({
  _id: text,
  _key: text,
  create_at: text,
  update_at: text,
  role: text,
  enabled: z.boolean(),
  masked_email: text,
  is_referral_member: z.boolean(),
  avatar: text.nullable(),
});

const subscription = z.object({
  orderId: text,
  name: text,
  rps: amount,
  createdAt: text,
  renewAt: text.nullable(),
  expireAt: text,
  total: amount,
  gracePeriod: z.boolean(),
  requestBurn: z.boolean(),
});

const plan = z.object({
  freePool: amount,
  mainPool: amount,
  lockedPool: amount,
  extraRequests: amount,
  subscription: subscription.nullable(),
});

/** What the provider knows of the visitor: the user, and what remains of the plan. Times are ISO 8601. */
export const account = z.object({ userData, plan });
export type Account = z.output<typeof account>;

import { expect, it } from 'vitest';
import { getModalSubject } from '@/lib/forms/subjects';

it.each([
  ['/node-clusters/', 'sales'],
  ['/pricing/compute-units/', 'sales'],
  ['/nodes/eth/', 'tech-support'],
  ['/', 'customer-support'],
  ['/faq/', 'customer-support'],
  ['/constructor/', 'customer-support'],
])('starts the contact dialog on %s with %s', (path, subject) => {
  expect(getModalSubject(path)).toBe(subject);
});

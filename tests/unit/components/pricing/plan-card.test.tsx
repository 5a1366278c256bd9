import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanCard } from '@/components/pricing/PlanCard';
import { getMessages } from '@/lib/i18n/messages';
import { BUILT_IN_PLANS } from '@/lib/provider/built-in';

const messages = getMessages('en');
const [first] = BUILT_IN_PLANS;

it.each([
  [{ requestsPerDay: 40_000, unlimited: false }, '40,000 requests per day'],
  [{ requestsPerDay: null, unlimited: true }, messages.plans.unlimited],
])('a plan with %o says so', (more, text) => {
  const plan = { ...first!, ...more };
  const { container } = render(<PlanCard plan={plan} locale="en" messages={messages} />);
  expect(container.textContent).toContain(text);
});

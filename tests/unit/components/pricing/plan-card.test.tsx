import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanCard } from '@/components/pricing/PlanCard';
import { groupPlans } from '@/lib/display/plan-groups';
import { getMessages } from '@/lib/i18n/messages';
import { BUILT_IN_PLANS } from '@/lib/provider/built-in';

const messages = getMessages('en');

function show(group: string, amount: number | null) {
  const plans = BUILT_IN_PLANS.map((plan) => ({ ...plan, price: { ...plan.price, amount } }));
  const card = groupPlans(plans).find((one) => one.group === group)!;
  return render(<PlanCard {...card} getAudience={() => null} locale="en" messages={messages} />);
}

it('shows the price of each plan of a card', () => {
  const { container } = show('flat', 99);
  expect(container.textContent).toContain('$99');
  expect(container.textContent).toContain(messages.plans.unlimited);
});

it('shows the first limit in place of a missing price, and asks for a quote of that plan', () => {
  const { container } = show('yours', null);
  expect(container.textContent).not.toContain('$');
  expect(container.textContent).toContain(messages.plans.noLimits);
  const [first] = screen.getAllByRole('link');
  const { id } = BUILT_IN_PLANS.find(({ kind }) => kind === 'dedicated')!;
  expect(first?.getAttribute('href')).toBe('/contact/');
  expect(first?.dataset.quote).toBe(`product=${id}`);
});

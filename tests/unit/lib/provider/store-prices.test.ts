import { describe, expect, it } from 'vitest';
import { down, setUp } from './live-setup';

describe('prices', () => {
  it('come from the provider, or the last good ones while it fails', async () => {
    const { live, control, answer, lines } = setUp();
    const [plans, units] = await Promise.all([live.getPlans(), live.getComputeUnits()]);
    expect(plans.map((plan) => plan.kind)).toContain('compute-units');
    expect(units.protocols).toHaveLength(87);
    control.now += 60_000;
    answer(/prices/, down);
    expect(await live.getPlans()).toEqual(plans);
    expect(await live.getComputeUnits()).toEqual(units);
    expect(lines).toEqual([
      'GET /plans failed: status 500',
      'GET /compute-units failed: status 500',
    ]);
  });

  it('are built in, without amounts, if the provider was never reached', async () => {
    const { live, answer } = setUp();
    answer(/prices/, down);
    const plans = await live.getPlans();
    expect(plans.find((plan) => plan.kind === 'free')?.requestsPerDay).toBe(40_000);
    expect(
      plans.filter((plan) => plan.kind !== 'free').every((plan) => plan.price.amount === null),
    ).toBe(true);
    expect(await live.getComputeUnits()).toEqual({ protocols: [], methods: [] });
  });
});

import { expect, it } from 'vitest';
import { groupPlans } from '@/lib/display/plan-groups';
import type { Plan } from '@/lib/provider';

const toPlan = (id: string, kind: Plan['kind']) => ({ id, kind }) as Plan;

it('groups plans by how they are paid for, in their own order', () => {
  const groups = groupPlans([
    toPlan('big', 'compute-units'),
    toPlan('none', 'free'),
    toPlan('own', 'dedicated'),
    toPlan('small', 'compute-units'),
    toPlan('contract', 'enterprise'),
  ]);
  expect(groups.map(({ group, plans }) => [group, ...plans.map(({ id }) => id)])).toEqual([
    ['free', 'none'],
    ['units', 'big', 'small'],
    ['yours', 'own', 'contract'],
  ]);
});

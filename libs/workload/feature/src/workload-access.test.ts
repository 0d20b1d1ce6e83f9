import * as client from '@dosar/api-client';
import { expect, test } from 'vitest';
import { workloadAccess } from './workload-access.ts';

const names = Object.keys(workloadAccess) as (keyof typeof workloadAccess)[];

test.each(names)('the menu offers what %s begins with to whom the contract lets call it', (name) => {
  const shown = workloadAccess[name];
  const expected = 'access' in shown ? shown.access : { callers: ['staff'], ...shown };
  expect(client[name].access).toEqual(expected);
});

test('the pages of managers ask for the feature of their area', () => {
  for (const name of ['browseApprovals', 'browseLegalRisk', 'getAssignmentRule', 'getTeam'] as const)
    expect(workloadAccess[name]).toMatchObject({ roles: ['*.manager'], feature: 'manager-area' });
});

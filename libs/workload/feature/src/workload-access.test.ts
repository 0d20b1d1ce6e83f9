import * as client from '@dosar/api-client';
import { expect, test } from 'vitest';
import { workloadAccess } from './workload-access.ts';

test.each(Object.entries(workloadAccess))(
  'the menu offers %s to whom the contract lets call it',
  (name, shown) => {
    const { access } = client[name as keyof typeof workloadAccess];
    const { roles, feature, ...rest } = { refuses: undefined, feature: undefined, ...access };
    const { callers, refuses } = {
      callers: ['staff'],
      refuses: undefined,
      ...('access' in shown ? shown.access : {}),
    };
    expect({ roles, feature, callers: rest.callers, refuses: rest.refuses }).toEqual({
      roles: undefined,
      feature: undefined,
      ...('access' in shown ? shown.access : shown),
      callers,
      refuses,
    });
  },
);

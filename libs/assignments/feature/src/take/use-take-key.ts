import { takeAssignment } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { useShortcuts } from '@dosar/design-system';
import { messages as keyMessages } from '../change/key-messages.ts';
import type { WorklistRow } from '../change/assignment-change.ts';
import { useTake } from './use-take.ts';

/** The key that takes the row at hand, if nobody has it. */
export function useTakeKey(rowAtHand: () => WorklistRow | undefined): void {
  const { take } = useTake();
  const mayTake = useCan(takeAssignment);
  const takeRow = () => {
    const row = rowAtHand();
    if (row?.assigned_user_id === null) void take(row);
  };
  useShortcuts(
    mayTake
      ? [{ id: 'worklist.take', keys: ['t'], label: keyMessages.take, scope: 'page', run: takeRow }]
      : [],
  );
}

import { takeAssignment } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Avatar } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { TakeButton } from '../take/take-button.tsx';
import { isClosed } from './is-closed.ts';
import { messages } from './messages.ts';
import type { WorklistRow } from './worklist-view.ts';

/** Where nobody has a task: says so, and lets one take it while there is something to do. */
export function UnassignedCell({ row }: { row: WorklistRow }) {
  const { formatMessage: t } = useIntl();
  const mayTake = useCan(takeAssignment) && !isClosed(row);
  return (
    <>
      <Avatar name={t(messages.unassigned)} isNobody />
      {mayTake && <TakeButton assignment={row} />}
    </>
  );
}

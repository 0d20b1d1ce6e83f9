import { useEntries } from '@dosar/areas';
import { unassignedActs } from '@dosar/areas/worklist';
import { Avatar } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { isClosed } from './is-closed.ts';
import { messages } from './messages.ts';
import type { WorklistRow } from './worklist-view.ts';

/** Where nobody has a task: says so, and lets one take it while there is something to do. */
export function UnassignedCell({ row }: { row: WorklistRow }) {
  const { formatMessage: t } = useIntl();
  const acts = useEntries(unassignedActs);
  return (
    <>
      <Avatar name={t(messages.unassigned)} isNobody />
      {!isClosed(row) && acts.map(({ Act }, index) => <Act key={index} row={row} />)}
    </>
  );
}

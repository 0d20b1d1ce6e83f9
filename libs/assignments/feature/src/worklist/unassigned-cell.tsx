import { useIntl } from 'react-intl';
import { TakeButton } from '../take/take-button.tsx';
import { isClosed } from './is-closed.ts';
import { messages } from './messages.ts';
import type { WorklistRow } from './worklist-view.ts';

/** Where nobody has a task: says so, and lets one take it while there is something to do. */
export function UnassignedCell({ row }: { row: WorklistRow }) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      {t(messages.unassigned)} {!isClosed(row) && <TakeButton assignment={row} />}
    </>
  );
}

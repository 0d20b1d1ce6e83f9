import { changeAssignments } from '@dosar/api-client';
import type { ListChangesProps } from '@dosar/areas/worklist';
import { useCan } from '@dosar/auth';
import { createPortal } from 'react-dom';
import { useTakeKey } from '../take/use-take-key.ts';
import { ChangeBar } from './change-bar.tsx';
import { ResultLine } from './result-line.tsx';
import { useChange } from './use-change.ts';

/** What can be done with the rows of a list: taken by key, changed by the bar, and what became of it above them. */
export function ListChanges({
  selection,
  selectedRows,
  rowAtHand,
  isSnoozed,
  onSelect,
  onExport,
  resultPlace,
}: ListChangesProps) {
  const mayChange = useCan(changeAssignments);
  const change = useChange(({ items }) =>
    onSelect(items.flatMap(({ outcome, assignment_id: id }) => (outcome === 'skipped' ? [id] : []))),
  );
  useTakeKey(rowAtHand);
  if (!mayChange) return null;
  return (
    <>
      {change.last &&
        resultPlace &&
        createPortal(
          <ResultLine last={change.last} onUndo={change.undo} onDismiss={change.forget} />,
          resultPlace,
        )}
      <ChangeBar
        selected={selection}
        rows={selectedRows}
        rowAtHand={rowAtHand}
        isSnoozed={isSnoozed}
        onChange={change.run}
        onExport={onExport}
      />
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { changeAssignments, isApiProblem, queriesOf } from '@dosar/api-client';
import { lazyPart } from '@dosar/areas';
import type { ListChangesProps } from '@dosar/areas/worklist';
import { useCan } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useTakeKey } from '../take/use-take-key.ts';
import type { AssignmentChange } from './assignment-change.ts';
import { messages as largeMessages } from './large-change-messages.ts';
import { useChange } from './use-change.ts';
import { useWholeList } from './use-whole-list.ts';

// A list is read before it is changed: what changes it, and what became of a change, comes after the rows.
const ChangeBar = lazyPart(async () => (await import('./change-bar.tsx')).ChangeBar);
const LargeChangeLine = lazyPart(async () => (await import('./large-change-line.tsx')).LargeChangeLine);
const ResultLine = lazyPart(async () => (await import('./result-line.tsx')).ResultLine);

/** Changes of the rows of a list: shortcuts, the selection bar, and the result of the last change above the rows. */
export function ListChanges({
  settings,
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
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const { whole, bar, leave, recount, change: changeWhole } = useWholeList({ settings, selection });
  const changeAll = async (wanted: AssignmentChange, total: number) => {
    try {
      await changeWhole(wanted, total);
      leave();
      selection.clear();
    } catch (problem) {
      if (!isApiProblem(problem, 'conflict')) throw problem;
      notify.warning(t(problem.context['reason'] === 'too_many' ? largeMessages.busy : largeMessages.grown));
      await recount();
    }
    await queryClient.invalidateQueries(queriesOf('assignments'));
  };
  useTakeKey(rowAtHand);
  if (!mayChange) return null;
  return (
    <>
      {resultPlace &&
        createPortal(
          <>
            <LargeChangeLine />
            {change.last && <ResultLine last={change.last} onUndo={change.undo} onDismiss={change.forget} />}
          </>,
          resultPlace,
        )}
      <ChangeBar
        selected={bar}
        whole={whole}
        rows={selectedRows}
        rowAtHand={rowAtHand}
        isSnoozed={isSnoozed}
        onChange={(rows, wanted) => (whole ? changeAll(wanted, whole.total) : change.run(rows, wanted))}
        onExport={whole ? undefined : onExport}
      />
    </>
  );
}

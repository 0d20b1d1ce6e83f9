import type { ChangeableAssignment } from './changeable-assignment-repository.ts';
import { mayChange, type Worker } from './may-change.ts';
import { isClosed, type Change, type SkippedCode } from './row-change.ts';

type Asked = { worker: Worker; change: Change; rowVersion: number };

/**
 * Why an assignment cannot be changed at all, whatever the change says; `undefined` when it can.
 *
 * Whoever reads a file may write a note on it, also a closed one and beside a colleague's change: a note overwrites
 * nothing. Closed work can be opened again, so its status is judged by the status machine.
 */
export function rowRefusal(
  row: ChangeableAssignment | undefined,
  { worker, change, rowVersion }: Asked,
): SkippedCode | undefined {
  if (row === undefined) return 'not_found';
  if (change.action === 'note') return undefined;
  const takesIt = change.action === 'assign' && change.user_id === worker.userId;
  if (!mayChange(worker, row, takesIt)) return 'not_yours';
  if (isClosed(row) && change.action !== 'status') return 'closed';
  return row.row_version === rowVersion ? undefined : 'stale';
}

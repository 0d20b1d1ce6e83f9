import { DueCell } from '@dosar/claim-parts';
import { useFormats } from '@dosar/i18n';
import { isClosed } from './is-closed.ts';
import type { WorklistRow } from './worklist-view.ts';

export type DueProps = {
  row: WorklistRow;
  /** The legal deadline stands elsewhere. */
  isLegalApart?: boolean;
  isSpread?: boolean;
};

/** The deadlines of a task; of one that is done, the day that was asked for. */
export function Due({ row, isLegalApart = false, isSpread = false }: DueProps) {
  const { date } = useFormats();
  if (isClosed(row)) return row.due_at && date(row.due_at);
  return <DueCell due={row.due_at} legalDue={isLegalApart ? null : row.legal_due_date} isSpread={isSpread} />;
}

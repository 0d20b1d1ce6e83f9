import type { Schema } from '@dosar/openapi';
import type { HandedOver } from '#src/areas/assignments/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { AbsenceRow } from '../absence-repository.ts';
import { candidatesOf } from '../rules/absence-facts.ts';

type Line = Schema<'HandOverLine'>;

/** Which work goes to whom and which files are told, as it was decided or else as it was proposed. */
export function decidedAbout(
  proposed: readonly Line[],
  { lines, told_claim_file_ids: told }: Schema<'AbsenceDecision'>,
): { lines: readonly HandedOver[]; told: readonly string[] } {
  return {
    lines:
      lines ??
      proposed.flatMap((line) =>
        line.to_user_id === null ? [] : [{ ...line, to_user_id: line.to_user_id }],
      ),
    told: told ?? (lines ? [] : proposed.map((line) => line.claim_file_id)),
  };
}

/** Whether each piece of work is what it was when the lines were written, and meant for somebody who can stand in. */
export async function canGo(
  { tx, caller }: Pick<Call<'decideAbsences'>, 'tx' | 'caller'>,
  row: AbsenceRow,
  lines: readonly HandedOver[],
  proposed: readonly Schema<'HandOverLine'>[],
): Promise<boolean> {
  if (lines.length === 0) return true;
  const versions = new Map(proposed.map((line) => [line.assignment_id, line.row_version]));
  const planned = { ...row, orgId: caller.orgId, userId: row.user_id, absenceId: row.absence_id };
  const able = new Set((await candidatesOf(tx, planned)).map((person) => person.user_id));
  return lines.every(
    (line) => versions.get(line.assignment_id) === line.row_version && able.has(line.to_user_id),
  );
}

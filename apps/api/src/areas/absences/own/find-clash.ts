import { overlaps } from '@dosar/absences-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findAbsencesOf } from '../absence-repository.ts';
import type { PlannedAbsence } from '../rules/absence-facts.ts';
import { findTypes } from '../rules/leave-rules-repository.ts';

/**
 * Another absence of the same person in the same days, asked for or approved.
 *
 * Medical leave may fall into rest leave: it gives the days back.
 */
export async function findClash(
  tx: Transaction<Database>,
  planned: PlannedAbsence,
): Promise<Schema<'ClashingAbsence'> | undefined> {
  const period = { from: planned.date_from, to: planned.date_to };
  const deducting = new Set(
    (await findTypes(tx, planned.orgId, 'ro'))
      .filter((type) => type.deducts_balance)
      .map((type) => type.absence_type_code),
  );
  const clash = (await findAbsencesOf(tx, planned, period)).find(
    (other) =>
      (other.status === 'asked' || other.status === 'approved') &&
      other.absence_id !== planned.absenceId &&
      overlaps(planned, other) &&
      !(planned.type.returns_rest_days && deducting.has(other.absence_type_code)),
  );
  if (!clash) return undefined;
  const { absence_type_code, date_from, date_to, first_part, last_part } = clash;
  return { absence_type_code, date_from, date_to, first_part, last_part };
}

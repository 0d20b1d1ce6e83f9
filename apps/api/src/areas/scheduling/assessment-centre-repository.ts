import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Counties in which the organisation has an open office that inspects vehicles, by name. */
export function findAssessmentCentreCounties(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('county')
    .where('county_code', 'in', (offices) =>
      offices
        .selectFrom('branch')
        .where('branch.org_id', '=', orgId)
        .where('branch.is_active', '=', true)
        .select('branch.county_code'),
    )
    .select(['county_code as code', 'name'])
    .orderBy('position')
    .execute();
}

import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The kinds of work that somebody can open by hand: all that are done now, without the main work on a file. */
export async function findActivityTypes(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('assignment_type')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .where('is_master', '=', false)
    .select(['assignment_type_code as code', 'name_ro', 'name_en'])
    .orderBy('position')
    .limit(100)
    .execute();
}

/** All work on a file, by what a new piece of it is put below. */
export async function findWorkOfFile(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  return tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select(['assignment_id', 'is_case_master'])
    .execute();
}

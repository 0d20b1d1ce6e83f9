import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { branchOfCounty } from '../branch-of-county-sql.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; claimFileId: string };

/** The open offices of an organisation, in the order in which people choose. */
export function findOpenBranches(tx: Tx, orgId: string): Promise<Schema<'FileBranch'>[]> {
  return tx
    .selectFrom('branch')
    .select(['branch_id', 'name', 'locality'])
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('name')
    .limit(1000)
    .execute();
}

/** An open office by its id; nothing for one that is closed or of somebody else. */
export function findOpenBranch(tx: Tx, orgId: string, branchId: string) {
  return tx
    .selectFrom('branch')
    .select(['branch_id', 'name'])
    .where('org_id', '=', orgId)
    .where('branch_id', '=', branchId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** The office of a file, with the version of the file. */
export function findBranchOfFile(tx: Tx, { orgId, claimFileId }: Place) {
  return tx
    .selectFrom('claim_file as file')
    .leftJoin('branch', (join) =>
      join.onRef('branch.org_id', '=', 'file.org_id').onRef('branch.branch_id', '=', 'file.branch_id'),
    )
    .select(['file.row_version', 'file.branch_id', 'branch.name'])
    .where('file.org_id', '=', orgId)
    .where('file.claim_file_id', '=', claimFileId)
    .executeTakeFirst();
}

/** Gives a file to the office of its accident's county, where nobody has given it to one yet. */
export async function fillBranch(tx: Tx, { orgId, claimFileId }: Place): Promise<void> {
  await sql`
    update claim_file file set branch_id = ${branchOfCounty(orgId, sql.ref('event.county_code'))}
    from event where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId} and file.branch_id is null
      and event.org_id = file.org_id and event.event_id = file.event_id`.execute(tx);
}

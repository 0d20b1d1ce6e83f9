import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Change = Schema<'BranchChange'>;

const columns = [
  'branch_id',
  'name',
  'county_code',
  'locality',
  'address',
  'phone',
  'is_active',
  'row_version',
] as const;

/** The offices of an organisation, in the order in which people choose. */
export function findBranches(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('branch')
    .select(columns)
    .where('org_id', '=', orgId)
    .orderBy('position')
    .orderBy('name')
    .limit(1000)
    .execute();
}

/** One office. */
export function findBranch(tx: Transaction<Database>, orgId: string, branchId: string) {
  return tx
    .selectFrom('branch')
    .select(columns)
    .where('org_id', '=', orgId)
    .where('branch_id', '=', branchId)
    .executeTakeFirst();
}

/** Opens an office behind the others; nobody sees its code. */
export async function insertBranch(
  tx: Transaction<Database>,
  orgId: string,
  branch: Change,
): Promise<string> {
  const { rows } = await sql<{ branch_id: string }>`
    insert into branch (org_id, branch_code, name, county_code, locality, address, phone, is_active, position)
    select ${orgId}, 'b-' || new_id(), ${branch.name}, ${branch.county_code}, ${branch.locality}, ${branch.address},
      ${branch.phone}, ${branch.is_active},
      coalesce((select max(position) from branch where org_id = ${orgId}), 0) + 1
    returning branch_id`.execute(tx);
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('An office was not stored.');
  return inserted.branch_id;
}

/** Changes an office; answers whether nobody had changed it since it was read. */
export async function updateBranch(
  tx: Transaction<Database>,
  orgId: string,
  { branch_id: branchId, row_version, ...branch }: Change & { branch_id: string },
): Promise<boolean> {
  const updated = await tx
    .updateTable('branch')
    .set((row) => ({ ...branch, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('branch_id', '=', branchId)
    .where('row_version', '=', row_version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

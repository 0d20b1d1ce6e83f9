import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { CoverageCode } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

/** A reserve that somebody wants above their authority. */
export type ReserveChangeRow = {
  reserve_change_id: string;
  claim_file_id: string;
  coverage_code: CoverageCode;
  amount_bani: number;
  reason: string;
  state: 'asked' | 'approved' | 'refused' | 'withdrawn';
  asked_by_user_id: string;
};

/** One wanted reserve of the organisation. */
export async function findReserveChange(
  tx: Tx,
  orgId: string,
  changeId: string,
): Promise<ReserveChangeRow | undefined> {
  return tx
    .selectFrom('reserve_change')
    .where('org_id', '=', orgId)
    .where('reserve_change_id', '=', changeId)
    .select([
      'reserve_change_id',
      'claim_file_id',
      'coverage_code',
      'amount_bani',
      'reason',
      'state',
      'asked_by_user_id',
    ])
    .executeTakeFirst();
}

/** The wanted reserves of a file that wait for their decision. */
export async function findWaitingReserves(
  tx: Tx,
  { orgId, claimFileId }: File,
): Promise<(Schema<'WaitingReserve'> & { reserve_change_id: string })[]> {
  const { rows } = await sql<Schema<'WaitingReserve'> & { reserve_change_id: string }>`
    select change.reserve_change_id, change.coverage_code, change.amount_bani::float8, person.full_name as asked_by
    from reserve_change change
    left join app_user person on person.org_id = change.org_id and person.user_id = change.asked_by_user_id
    where change.org_id = ${orgId} and change.claim_file_id = ${claimFileId} and change.state = 'asked'
    order by change.coverage_code`.execute(tx);
  return rows;
}

type Wanted = { coverage: CoverageCode; amountBani: number; reason: string; userId: string; now: Date };

/** Stores a wanted reserve; answers its id. */
export async function insertReserveChange(
  tx: Tx,
  { orgId, claimFileId }: File,
  { coverage, amountBani, reason, userId, now }: Wanted,
): Promise<string> {
  const row = await tx
    .insertInto('reserve_change')
    .values({
      org_id: orgId,
      claim_file_id: claimFileId,
      coverage_code: coverage,
      amount_bani: amountBani,
      reason,
      asked_by_user_id: userId,
      asked_at: now,
    })
    .returning('reserve_change_id')
    .executeTakeFirstOrThrow();
  return row.reserve_change_id;
}

/** Changes what became of a wanted reserve. */
export async function updateReserveChange(
  tx: Tx,
  orgId: string,
  changeId: string,
  values: UpdateObject<Database, 'reserve_change'>,
): Promise<void> {
  await tx
    .updateTable('reserve_change')
    .set(values)
    .where('org_id', '=', orgId)
    .where('reserve_change_id', '=', changeId)
    .execute();
}

import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Whose shares of which case. */
export type ShareOwner = { orgId: string; claimFileId: string; partyId: string };

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The shares of somebody in a case, the newest first. */
export async function findShares(
  tx: Tx,
  { orgId, claimFileId, partyId }: ShareOwner,
  now: Date,
): Promise<Schema<'CaseShare'>[]> {
  const rows = await tx
    .selectFrom('case_share')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('party_id', '=', partyId)
    .select([
      'case_share_id as id',
      'name',
      'created_at',
      'ends_at',
      'ended_at',
      'read_count',
      'last_read_at',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('case_share_id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ ended_at: endedAt, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    ends_at: (endedAt ?? row.ends_at).toISOString(),
    is_open: endedAt === null && row.ends_at > now,
    last_read_at: row.last_read_at?.toISOString() ?? null,
  }));
}

/** How many links of somebody open a case now; two that are made at the same time wait for each other. */
export async function countOpenShares(tx: Tx, { orgId, claimFileId, partyId }: ShareOwner, now: Date) {
  await sql`select from claim_file where org_id = ${orgId} and claim_file_id = ${claimFileId} for update`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('case_share')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('party_id', '=', partyId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewShare = { name: string; key: string; now: Date; endsAt: Date };

/** Keeps a share; its key is kept as a hash. */
export async function insertShare(
  tx: Tx,
  { orgId, claimFileId, partyId }: ShareOwner,
  { name, key, now, endsAt }: NewShare,
): Promise<string> {
  const { case_share_id: id } = await tx
    .insertInto('case_share')
    .values({
      ...{ org_id: orgId, claim_file_id: claimFileId, party_id: partyId, name },
      ...{ key_hash: hashOf(key), created_at: now, ends_at: endsAt },
    })
    .returning('case_share_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends somebody's share; answers its name unless it is not theirs. One that has ended stays as it is. */
export async function endShare(
  tx: Tx,
  { orgId, claimFileId, partyId }: ShareOwner,
  { id, now }: { id: string; now: Date },
): Promise<{ name: string; wasOpen: boolean } | undefined> {
  const { rows } = await sql<{ name: string; wasOpen: boolean }>`
    with found as (
      select case_share_id, name, ended_at is null and ends_at > ${now} as was_open from case_share
      where org_id = ${orgId} and case_share_id = ${id} and claim_file_id = ${claimFileId} and party_id = ${partyId}
      for update),
    ended as (
      update case_share set ended_at = ${now} from found
      where case_share.org_id = ${orgId} and case_share.case_share_id = found.case_share_id and found.was_open)
    select name, was_open as "wasOpen" from found`.execute(tx);
  return rows[0];
}

/** Uses an open share once more: which case it opens, and until when. */
export async function useShare(tx: Tx, orgId: string, { key, now }: { key: string; now: Date }) {
  return tx
    .updateTable('case_share')
    .set({ read_count: sql<number>`read_count + 1`, last_read_at: now })
    .where('org_id', '=', orgId)
    .where('key_hash', '=', hashOf(key))
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning(['case_share_id as id', 'claim_file_id as claimFileId', 'ends_at as endsAt'])
    .executeTakeFirst();
}

/** The code by which addresses name an organisation. */
export async function findOrgCode(tx: Tx, orgId: string): Promise<string> {
  const { org_code: code } = await tx
    .selectFrom('organisation')
    .where('org_id', '=', orgId)
    .select('org_code')
    .executeTakeFirstOrThrow();
  return code;
}

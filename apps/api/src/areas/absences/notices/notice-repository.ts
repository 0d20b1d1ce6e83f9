import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Notice = { orgId: string; userId: string; absenceId: string; kind: string; now: Date };

/** Keeps what somebody is to be told in the product; the same thing again is news again. */
export async function keepNotice(tx: Transaction<Database>, { orgId, userId, absenceId, kind, now }: Notice) {
  await tx
    .insertInto('absence_notice')
    .values({ org_id: orgId, user_id: userId, absence_id: absenceId, kind, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'user_id', 'absence_id', 'kind'])
        .doUpdateSet({ created_at: now, told_at: null, seen_at: null }),
    )
    .execute();
}

/** What somebody has not said to have seen, the newest first; remembers that it was told. */
export async function tellNotices(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  { now, limit }: { now: Date; limit: number },
): Promise<{ absence_id: string; kind: string }[]> {
  const { rows } = await sql<{ absence_id: string; kind: string }>`
    with told as (
      update absence_notice set told_at = coalesce(told_at, ${now})
      where org_id = ${orgId} and user_id = ${userId} and seen_at is null
      returning absence_id, kind, created_at)
    select absence_id, kind from told order by created_at desc, absence_id, kind limit ${limit}`.execute(tx);
  return rows;
}

/** Takes what somebody was told as seen. */
export async function markNoticesSeen(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  now: Date,
): Promise<void> {
  await sql`update absence_notice set seen_at = ${now}
    where org_id = ${orgId} and user_id = ${userId} and seen_at is null and told_at is not null`.execute(tx);
}

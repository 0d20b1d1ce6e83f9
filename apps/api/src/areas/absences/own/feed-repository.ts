import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Owner = { orgId: string; userId: string };

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Whether somebody has a calendar address. */
export async function hasFeed(tx: Transaction<Database>, { orgId, userId }: Owner): Promise<boolean> {
  const row = await tx
    .selectFrom('absence_feed')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a new calendar address instead of the one before. */
export async function replaceFeed(
  tx: Transaction<Database>,
  { orgId, userId }: Owner,
  key: string,
  now: Date,
): Promise<void> {
  const values = { key_hash: hashOf(key), created_at: now };
  await tx
    .insertInto('absence_feed')
    .values({ org_id: orgId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet(values))
    .execute();
}

/** Forgets the calendar address of somebody. */
export async function removeFeed(tx: Transaction<Database>, { orgId, userId }: Owner): Promise<void> {
  await tx.deleteFrom('absence_feed').where('org_id', '=', orgId).where('user_id', '=', userId).execute();
}

/** Whose calendar a key opens, in whichever organisation. */
export async function findFeedOwner(tx: Transaction<Database>, key: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select org_id as "orgId", user_id as "userId" from find_absence_feed(${hashOf(key)})`.execute(tx);
  return rows[0];
}

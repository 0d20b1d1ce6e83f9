import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Difference } from './compare-files.ts';

type Tx = Transaction<Database>;

/** Which check of which organisation. */
export type Which = { orgId: string; rematchId: string };

/** Changes with every change of a special customer or of its entries. */
const listVersion = (orgId: string) => sql`
  (select coalesce(sum(row_version), 0)::bigint from special_customer where org_id = ${orgId})`;

/** The last check of an organisation, or the given one. */
export async function findRematch(
  tx: Tx,
  orgId: string,
  rematchId?: string,
): Promise<Schema<'Rematch'> | undefined> {
  const instant = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await sql<Schema<'Rematch'>>`
    select rematch.special_rematch_id, rematch.state, rematch.list_version <> ${listVersion(orgId)} as is_outdated,
      ${instant('rematch.started_at')} as started_at, author.full_name as started_by,
      ${instant('rematch.finished_at')} as finished_at, rematch.file_count, rematch.compared_count, found.*
    from special_rematch rematch
    left join app_user author on author.org_id = ${orgId} and author.user_id = rematch.started_by_user_id
    cross join lateral (
      select count(*) filter (where before_customer_id is null)::integer as gain_count,
        count(*) filter (where after_customer_id is null)::integer as loss_count,
        count(*) filter (where before_customer_id <> after_customer_id)::integer as change_count,
        count(*) filter (where state = 'open')::integer as open_count,
        count(*) filter (where state = 'chosen')::integer as chosen_count,
        count(*) filter (where state = 'applied')::integer as applied_count,
        count(*) filter (where state = 'skipped')::integer as skipped_count
      from special_rematch_file file
      where file.org_id = ${orgId} and file.special_rematch_id = rematch.special_rematch_id) as found
    where rematch.org_id = ${orgId}
      ${rematchId === undefined ? sql`` : sql`and rematch.special_rematch_id = ${rematchId}`}
    order by rematch.special_rematch_id desc limit 1`.execute(tx);
  return rows[0];
}

/** Begins a check in the place of the ones before; answers its id. */
export async function insertRematch(
  tx: Tx,
  orgId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  await tx
    .deleteFrom('special_rematch')
    .where('org_id', '=', orgId)
    .where('state', 'in', ['ready', 'failed'])
    .execute();
  const { rows } = await sql<{ special_rematch_id: string }>`
    insert into special_rematch (org_id, list_version, file_count, started_at, started_by_user_id)
    select ${orgId}, ${listVersion(orgId)}, count(*), ${now}, ${userId}
    from claim_file where org_id = ${orgId} and closed_at is null
    returning special_rematch_id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The check was not stored.');
  return row.special_rematch_id;
}

/** Holds a check in this state until the transaction ends; answers the file that it has come to, undefined in another state. */
export async function holdRematch(
  tx: Tx,
  { orgId, rematchId }: Which,
  state: Schema<'Rematch'>['state'],
): Promise<{ until: string | null } | undefined> {
  return tx
    .selectFrom('special_rematch')
    .select('compared_until as until')
    .where('org_id', '=', orgId)
    .where('special_rematch_id', '=', rematchId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
}

/** The next open files behind a file. */
export async function findNextFiles(
  tx: Tx,
  orgId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('claim_file')
    .select('claim_file_id')
    .where('org_id', '=', orgId)
    .where('closed_at', 'is', null)
    .$if(after !== null, (query) => query.where('claim_file_id', '>', after))
    .orderBy('claim_file_id')
    .limit(limit)
    .execute();
  return rows.map(({ claim_file_id: id }) => id);
}

/** Keeps what a batch of files came to, and how far the check is. */
export async function keepDifferences(
  tx: Tx,
  { orgId, rematchId }: Which,
  { differences, files }: { differences: readonly Difference[]; files: readonly string[] },
): Promise<void> {
  if (differences.length > 0)
    await tx
      .insertInto('special_rematch_file')
      .values(
        differences.map(({ claimFileId, before, after, reasons }) => ({
          org_id: orgId,
          special_rematch_id: rematchId,
          claim_file_id: claimFileId,
          before_customer_id: before,
          after_customer_id: after,
          reasons: JSON.stringify(reasons),
        })),
      )
      .execute();
  await tx
    .updateTable('special_rematch')
    .set((row) => ({
      compared_count: row('compared_count', '+', files.length),
      compared_until: files.at(-1) ?? null,
    }))
    .where('org_id', '=', orgId)
    .where('special_rematch_id', '=', rematchId)
    .execute();
}

/** Brings a check into another state. */
export async function moveRematch(
  tx: Tx,
  { orgId, rematchId }: Which,
  change: { state: Schema<'Rematch'>['state']; finished_at?: Date },
): Promise<void> {
  await tx
    .updateTable('special_rematch')
    .set(change)
    .where('org_id', '=', orgId)
    .where('special_rematch_id', '=', rematchId)
    .execute();
}

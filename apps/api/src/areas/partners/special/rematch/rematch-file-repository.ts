import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Which } from './rematch-repository.ts';

type Tx = Transaction<Database>;
type Change = Schema<'RematchChange'>;

const conditions: Record<Change, ReturnType<typeof sql>> = {
  gain: sql`and found.before_customer_id is null`,
  loss: sql`and found.after_customer_id is null`,
  change: sql`and found.before_customer_id <> found.after_customer_id`,
};

const customer = (name: string) => sql`
  case when ${sql.ref(`${name}.special_customer_id`)} is not null then jsonb_build_object(
    'special_customer_id', ${sql.ref(`${name}.special_customer_id`)}, 'name', ${sql.ref(`${name}.name`)},
    'kind', ${sql.ref(`${name}.kind`)}, 'level', ${sql.ref(`${name}.level`)}) end`;

/** A page of what a check has found, in the order of the files. */
export async function findDifferences(
  tx: Tx,
  { orgId, rematchId }: Which,
  { change, after, limit }: { change: Change | undefined; after: string | undefined; limit: number },
): Promise<Schema<'RematchFile'>[]> {
  const { rows } = await sql<Schema<'RematchFile'>>`
    select found.claim_file_id, file.claim_file_no, file.plate, found.reasons, found.state,
      case when found.before_customer_id is null then 'gain' when found.after_customer_id is null then 'loss'
        else 'change' end as change,
      ${customer('earlier')} as before, ${customer('later')} as after
    from special_rematch_file found
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = found.claim_file_id
    left join special_customer earlier on earlier.org_id = ${orgId}
      and earlier.special_customer_id = found.before_customer_id
    left join special_customer later on later.org_id = ${orgId}
      and later.special_customer_id = found.after_customer_id
    where found.org_id = ${orgId} and found.special_rematch_id = ${rematchId}
      ${change === undefined ? sql`` : conditions[change]}
      ${after === undefined ? sql`` : sql`and found.claim_file_id > ${after}`}
    order by found.claim_file_id limit ${limit}`.execute(tx);
  return rows;
}

/** Marks open differences to be carried out, all or some of them; answers how many. */
export async function chooseFiles(
  tx: Tx,
  { orgId, rematchId }: Which,
  claimFileIds: readonly string[] | null,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('special_rematch_file')
    .set({ state: 'chosen' })
    .where('org_id', '=', orgId)
    .where('special_rematch_id', '=', rematchId)
    .where('state', '=', 'open')
    .$if(claimFileIds !== null, (query) => query.where('claim_file_id', 'in', claimFileIds ?? []))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The next difference to carry out, held; undefined when none is left. */
export async function findChosenFile(tx: Tx, { orgId, rematchId }: Which) {
  return tx
    .selectFrom('special_rematch_file')
    .select(['claim_file_id', 'before_customer_id', 'after_customer_id'])
    .where('org_id', '=', orgId)
    .where('special_rematch_id', '=', rematchId)
    .where('state', '=', 'chosen')
    .orderBy('claim_file_id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps what became of a difference. */
export async function settleFile(
  tx: Tx,
  { orgId, rematchId }: Which,
  claimFileId: string,
  state: 'applied' | 'skipped',
): Promise<void> {
  await tx
    .updateTable('special_rematch_file')
    .set({ state })
    .where('org_id', '=', orgId)
    .where('special_rematch_id', '=', rematchId)
    .where('claim_file_id', '=', claimFileId)
    .execute();
}

/** Gives back what waits to be carried out, for somebody to decide on it again. */
export async function releaseChosen(tx: Tx, { orgId, rematchId }: Which): Promise<void> {
  await tx
    .updateTable('special_rematch_file')
    .set({ state: 'open' })
    .where('org_id', '=', orgId)
    .where('special_rematch_id', '=', rematchId)
    .where('state', '=', 'chosen')
    .execute();
}

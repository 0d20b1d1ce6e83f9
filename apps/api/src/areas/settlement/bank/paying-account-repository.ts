import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** An account from which an organisation shall pay; its number stays locked away. */
export type NewAccount = {
  holder_name: string;
  iban_sealed: string;
  iban_hash: string;
  iban_masked: string;
  bic: string | null;
};

/** A wanted paying account as it is stored. */
export type AccountChangeRow = NewAccount & { state: string; asked_by_user_id: string };

/** Makes changes of the paying account of an organisation wait for each other. */
export async function lockPayingAccount(tx: Tx, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`paying-account|${orgId}`}, 0))`.execute(tx);
}

/** Says from which account an organisation pays from now on. */
export async function storePayingAccount(
  tx: Tx,
  orgId: string,
  account: NewAccount,
  now: Date,
): Promise<void> {
  const values = { ...account, updated_at: now };
  await tx
    .insertInto('paying_account')
    .values({ org_id: orgId, ...values })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(values))
    .execute();
}

/** Stores a wanted paying account; answers its id. */
export async function insertAccountChange(
  tx: Tx,
  orgId: string,
  account: NewAccount,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const row = await tx
    .insertInto('paying_account_change')
    .values({ org_id: orgId, ...account, asked_by_user_id: userId, asked_at: now })
    .returning('paying_account_change_id')
    .executeTakeFirstOrThrow();
  return row.paying_account_change_id;
}

/** One wanted paying account of the organisation. */
export async function findAccountChange(
  tx: Tx,
  orgId: string,
  changeId: string,
): Promise<AccountChangeRow | undefined> {
  return tx
    .selectFrom('paying_account_change')
    .where('org_id', '=', orgId)
    .where('paying_account_change_id', '=', changeId)
    .select(['state', 'holder_name', 'iban_sealed', 'iban_hash', 'iban_masked', 'bic', 'asked_by_user_id'])
    .executeTakeFirst();
}

/** The id of the wanted paying account that waits for its decision. */
export async function findWaitingAccountId(tx: Tx, orgId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('paying_account_change')
    .where('org_id', '=', orgId)
    .where('state', '=', 'asked')
    .select('paying_account_change_id')
    .executeTakeFirst();
  return row?.paying_account_change_id;
}

/** The wanted paying account that waits for its decision, as people read it. */
export async function findWaitingAccount(
  tx: Tx,
  orgId: string,
): Promise<Schema<'WaitingAccount'> | undefined> {
  const { rows } = await sql<Schema<'WaitingAccount'>>`
    select change.holder_name, change.iban_masked, change.bic, person.full_name as asked_by,
      to_char(change.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as asked_at
    from paying_account_change change
    left join app_user person on person.org_id = change.org_id and person.user_id = change.asked_by_user_id
    where change.org_id = ${orgId} and change.state = 'asked'`.execute(tx);
  return rows[0];
}

/** Changes what became of a wanted paying account. */
export async function updateAccountChange(
  tx: Tx,
  orgId: string,
  changeId: string,
  values: UpdateObject<Database, 'paying_account_change'>,
): Promise<void> {
  await tx
    .updateTable('paying_account_change')
    .set(values)
    .where('org_id', '=', orgId)
    .where('paying_account_change_id', '=', changeId)
    .execute();
}

/** Whether somebody of a claim is paid into an account. */
export async function isClaimantsAccount(tx: Tx, orgId: string, ibanHash: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from party where org_id = ${orgId} and iban_hash = ${ibanHash}) as known`.execute(
    tx,
  );
  return rows[0]?.known === true;
}

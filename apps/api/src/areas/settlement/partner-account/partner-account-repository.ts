import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; partnerId: string };

/** An account into which a partner is paid; its number stays locked away. */
export type PartnerAccount = {
  holder_name: string;
  iban_sealed: string;
  iban_hash: string;
  iban_masked: string;
};

/** A wanted account as it is stored. */
export type AccountChange = PartnerAccount & { partner_id: string; state: string; asked_by_user_id: string };

/** Makes changes of the account of a partner wait for each other. */
export async function lockPartnerAccount(tx: Tx, { orgId, partnerId }: Place): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner-account|${orgId}|${partnerId}`}, 0))`.execute(
    tx,
  );
}

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The account of a partner and the one that waits, as people read them. */
export async function findPartnerAccounts(
  tx: Tx,
  { orgId, partnerId }: Place,
): Promise<Schema<'PartnerAccounts'>> {
  const { rows } = await sql<Schema<'PartnerAccounts'>>`
    select (
        select jsonb_build_object('holder_name', holder_name, 'iban_masked', iban_masked, 'since', ${instant('since')})
        from partner_account where org_id = ${orgId} and partner_id = ${partnerId}) as account,
      (
        select jsonb_build_object('holder_name', change.holder_name, 'iban_masked', change.iban_masked,
          'asked_by', person.full_name, 'asked_at', ${instant('change.asked_at')})
        from partner_account_change change
        left join app_user person on person.org_id = change.org_id and person.user_id = change.asked_by_user_id
        where change.org_id = ${orgId} and change.partner_id = ${partnerId} and change.state = 'asked') as waiting`.execute(
    tx,
  );
  return rows[0] ?? { account: null, waiting: null };
}

/** The account into which a partner is paid now. */
export function findPartnerAccount(tx: Tx, { orgId, partnerId }: Place): Promise<PartnerAccount | undefined> {
  return tx
    .selectFrom('partner_account')
    .select(['holder_name', 'iban_sealed', 'iban_hash', 'iban_masked'])
    .where('org_id', '=', orgId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
}

/** Says into which account a partner is paid from now on. */
export async function storePartnerAccount(
  tx: Tx,
  { orgId, partnerId }: Place,
  { holder_name, iban_sealed, iban_hash, iban_masked }: PartnerAccount,
  now: Date,
): Promise<void> {
  const values = { holder_name, iban_sealed, iban_hash, iban_masked, since: now };
  await tx
    .insertInto('partner_account')
    .values({ org_id: orgId, partner_id: partnerId, ...values })
    .onConflict((conflict) => conflict.columns(['org_id', 'partner_id']).doUpdateSet(values))
    .execute();
}

/** Stores a wanted account; answers its id. */
export async function insertAccountChange(
  tx: Tx,
  { orgId, partnerId }: Place,
  account: PartnerAccount,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const row = await tx
    .insertInto('partner_account_change')
    .values({ org_id: orgId, partner_id: partnerId, ...account, asked_by_user_id: userId, asked_at: now })
    .returning('partner_account_change_id')
    .executeTakeFirstOrThrow();
  return row.partner_account_change_id;
}

/** One wanted account. */
export function findAccountChange(
  tx: Tx,
  orgId: string,
  changeId: string,
): Promise<AccountChange | undefined> {
  return tx
    .selectFrom('partner_account_change')
    .select([
      'partner_id',
      'state',
      'holder_name',
      'iban_sealed',
      'iban_hash',
      'iban_masked',
      'asked_by_user_id',
    ])
    .where('org_id', '=', orgId)
    .where('partner_account_change_id', '=', changeId)
    .executeTakeFirst();
}

/** The id of the wanted account of a partner that waits for its decision. */
export async function findWaitingChangeId(tx: Tx, { orgId, partnerId }: Place): Promise<string | undefined> {
  const row = await tx
    .selectFrom('partner_account_change')
    .select('partner_account_change_id')
    .where('org_id', '=', orgId)
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return row?.partner_account_change_id;
}

/** Changes what became of a wanted account. */
export async function updateAccountChange(
  tx: Tx,
  orgId: string,
  changeId: string,
  values: UpdateObject<Database, 'partner_account_change'>,
): Promise<void> {
  await tx
    .updateTable('partner_account_change')
    .set(values)
    .where('org_id', '=', orgId)
    .where('partner_account_change_id', '=', changeId)
    .execute();
}

/** Whose account it is besides: of somebody on a claim file, of another partner, of the organisation itself. */
export async function findOtherOwners(tx: Tx, { orgId, partnerId }: Place, ibanHash: string) {
  const { rows } = await sql<{ claimant: boolean; partner: boolean; own: boolean }>`
    select exists (select from party where org_id = ${orgId} and iban_hash = ${ibanHash}) as claimant,
      exists (select from partner_account where org_id = ${orgId} and iban_hash = ${ibanHash}
        and partner_id <> ${partnerId}) as partner,
      exists (select from paying_account where org_id = ${orgId} and iban_hash = ${ibanHash}) as own`.execute(
    tx,
  );
  return rows[0] ?? { claimant: false, partner: false, own: false };
}

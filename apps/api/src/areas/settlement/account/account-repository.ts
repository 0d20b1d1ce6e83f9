import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** The account that an offer is paid into: that of its acceptance, before one that of its recipient. */
export type PaidAccount = Pick<
  Schema<'PaidAccount'>,
  | 'payee_name'
  | 'recipient_name'
  | 'iban_masked'
  | 'typed_by'
  | 'confirmed_how'
  | 'confirmed_by'
  | 'confirmed_at'
  | 'asked_at'
> & {
  party_id: string;
  iban_sealed: string;
  /** Tells the account apart from others without naming it. */
  iban_hash: string;
  /** Who of the staff typed it; none when the claimant did. */
  typed_by_user_id: string | null;
  account_confirmation_id: string | null;
  /** It is the account from which the organisation itself pays. */
  is_payers: boolean;
};

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The account that an offer is paid into, with who confirmed it; none while nobody has told one. */
export async function findPaidAccount(
  tx: Tx,
  orgId: string,
  offerId: string,
): Promise<PaidAccount | undefined> {
  // A confirmation is of one account under one name. Whoever typed the account again has not confirmed it, even if they had before.
  const { rows } = await sql<PaidAccount>`
    with account as (
      select recipient_party_id as party_id, account_asked_at, left(party_name(party), 70) as recipient_name,
        case when is_own then offer.payee_name else left(party_name(party), 70) end as payee_name,
        case when is_own then offer.iban_sealed else party.iban_sealed end as iban_sealed,
        case when is_own then offer.iban_hash else party.iban_hash end as iban_hash,
        case when is_own then offer.iban_masked else party.iban_masked end as iban_masked,
        case when is_own then offer.account_typed_by_user_id else party.iban_typed_by_user_id end as typed_by_user_id
      from offer
      join party on party.org_id = offer.org_id and party.party_id = offer.recipient_party_id
      cross join lateral (select offer.state = 'accepted' and offer.payee_name is not null and offer.iban_hash is not null) own (is_own)
      where offer.org_id = ${orgId} and offer.offer_id = ${offerId})
    select account.party_id, account.payee_name, account.recipient_name, account.iban_sealed, account.iban_hash,
      account.iban_masked, account.typed_by_user_id, typist.full_name as typed_by, done.account_confirmation_id,
      done.confirmed_how, colleague.full_name as confirmed_by, ${instant('done.confirmed_at')} as confirmed_at,
      ${instant('account.account_asked_at')} as asked_at,
      exists (select from paying_account payer where payer.org_id = ${orgId} and payer.iban_hash = account.iban_hash) as is_payers
    from account
    left join account_confirmation done on done.org_id = ${orgId} and done.party_id = account.party_id
      and done.iban_hash = account.iban_hash and done.payee_name = account.payee_name
      and coalesce(done.confirmed_by_user_id <> account.typed_by_user_id, true)
      and coalesce(done.contact_typed_by_user_id <> account.typed_by_user_id, true)
    left join app_user typist on typist.org_id = ${orgId} and typist.user_id = account.typed_by_user_id
    left join app_user colleague on colleague.org_id = ${orgId} and colleague.user_id = done.confirmed_by_user_id
    where account.iban_hash is not null`.execute(tx);
  return rows[0];
}

type NewConfirmation = {
  account: Pick<PaidAccount, 'party_id' | 'iban_hash' | 'payee_name'>;
  /** Who of the staff confirms it; none when the claimant does. */
  byUserId: string | null;
  /** Who of the staff typed the contact by which the claimant confirms; none when the claimant gave it. */
  contactTypedBy: string | null;
  now: Date;
};

/** Stores that an account was confirmed; the newest confirmation takes the place of the one before. */
export async function storeConfirmation(
  tx: Tx,
  orgId: string,
  { account, byUserId, contactTypedBy, now }: NewConfirmation,
): Promise<void> {
  const values = {
    confirmed_how: byUserId === null ? ('claimant' as const) : ('colleague' as const),
    confirmed_by_user_id: byUserId,
    contact_typed_by_user_id: contactTypedBy,
    confirmed_at: now,
  };
  await tx
    .insertInto('account_confirmation')
    .values({
      org_id: orgId,
      party_id: account.party_id,
      iban_hash: account.iban_hash,
      payee_name: account.payee_name,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'party_id', 'iban_hash', 'payee_name']).doUpdateSet(values),
    )
    .execute();
}

/** Whether an account is the one from which the organisation itself pays. */
export async function isPayersAccount(tx: Tx, orgId: string, ibanHash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('paying_account')
    .where('org_id', '=', orgId)
    .where('iban_hash', '=', ibanHash)
    .select('org_id')
    .executeTakeFirst();
  return found !== undefined;
}

import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Another claim that is paid into an account of this one. */
export type SharedAccount = {
  claim_file_no: string;
  assignment_id: string | null;
  /** Who claims there, and who claims here. */
  full_name: string;
  own_name: string;
};

/** Accounts of the claimants of a file, and those that its offers were accepted into. */
const ownAccounts = (orgId: string, claimFileId: string) => sql`
  select party.iban_hash, party_name(party) as own_name from claim_file file
  join party on party.org_id = file.org_id and party.party_id = file.claimant_party_id
  where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId} and party.iban_hash is not null
  union select offer.iban_hash, party_name(party) from offer
  join party on party.org_id = offer.org_id and party.party_id = offer.recipient_party_id
  where offer.org_id = ${orgId} and offer.claim_file_id = ${claimFileId} and offer.iban_hash is not null`;

/** Other claims whose claimants, or whose accepted offers, have an account of this file. */
export async function findSharedAccounts(
  tx: Tx,
  orgId: string,
  claimFileId: string,
): Promise<SharedAccount[]> {
  const { rows } = await sql<SharedAccount>`
    with own as (${ownAccounts(orgId, claimFileId)}),
    others as (
      select file.claim_file_id, party_name(party) as full_name, own.own_name from own
      join party on party.org_id = ${orgId} and party.iban_hash = own.iban_hash
      join claim_file file on file.org_id = ${orgId} and file.claimant_party_id = party.party_id
      union select offer.claim_file_id, party_name(party), own.own_name from own
      join offer on offer.org_id = ${orgId} and offer.iban_hash = own.iban_hash
      join party on party.org_id = ${orgId} and party.party_id = offer.recipient_party_id)
    select file.claim_file_no, main.assignment_id, others.full_name, others.own_name from others
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = others.claim_file_id
    left join assignment main on main.org_id = ${orgId} and main.claim_file_id = file.claim_file_id and main.is_case_master
    where others.claim_file_id <> ${claimFileId}
    order by file.opened_at desc, file.claim_file_no limit 50`.execute(tx);
  return rows;
}

/** Names under which accounts of a file are known, here and on other claims. */
export async function findHolders(tx: Tx, orgId: string, claimFileId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with own as (${ownAccounts(orgId, claimFileId)})
    select own_name as name from own
    union select offer.payee_name from own join offer on offer.org_id = ${orgId} and offer.iban_hash = own.iban_hash
      where offer.payee_name is not null
    union select party_name(party) from own join party on party.org_id = ${orgId} and party.iban_hash = own.iban_hash
    limit 50`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Members of the staff whose name has the words of one of these names, as far as the database can tell. */
export async function findStaffNamed(tx: Tx, orgId: string, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select distinct full_name from app_user
    where org_id = ${orgId} and not is_external and exists (
      select from unnest(${names}::text[]) as held (name)
      where string_to_array(fold_text(held.name), ' ') @> string_to_array(fold_text(full_name), ' '))
    order by full_name limit 5`.execute(tx);
  return rows.map(({ full_name: name }) => name);
}

import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

/** What a file says of itself: its policy and how it came. */
export async function findFileColumns(tx: Tx, { orgId, claimFileId }: File) {
  const { rows } = await sql<{
    policy_number: string | null;
    policy_insurer: string | null;
    policy_from: string | null;
    policy_to: string | null;
    policy_type_ro: string;
    policy_type_en: string;
    channel: Database['claim_file']['channel'] | null;
    is_total_loss: boolean;
    opened_at: Date;
    closed_at: Date | null;
  }>`
    select file.policy_number, file.policy_insurer, to_char(file.policy_valid_from, 'DD.MM.YYYY') as policy_from,
      to_char(file.policy_valid_to, 'DD.MM.YYYY') as policy_to, policy_type.name_ro as policy_type_ro,
      policy_type.name_en as policy_type_en, file.channel, file.is_total_loss, file.opened_at, file.closed_at
    from claim_file file join policy_type on policy_type.policy_type_code = file.policy_type_code
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0];
}

/** The insurers of the cars at fault on a file. */
export async function findOtherInsurers(tx: Tx, orgId: string, claimFileId: string) {
  const { rows } = await sql<{ insurer: string; policy_number: string | null }>`
    select insurer, policy_number from claim_vehicle
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and role = 'at_fault' and insurer is not null
    order by vehicle_id limit 5`.execute(tx);
  return rows;
}

// More of them are a list, which the search has.
const mostFiles = sql.lit(5);

/** Other files of the same car (its plate or VIN) or of the same claimant (their number, telephone or e-mail), the newest first. */
export async function findOtherFiles(tx: Tx, { orgId, claimFileId }: File, same: 'vehicle' | 'person') {
  const sameVehicle = sql`
    select other.claim_file_id from claim_file file
    join vehicle mine on mine.org_id = ${orgId} and mine.vehicle_id = file.main_vehicle_id
    join lateral (
      select vehicle_id from vehicle where org_id = ${orgId} and plate_norm = mine.plate_norm
      union select vehicle_id from vehicle where org_id = ${orgId} and vin = mine.vin) same on true
    join claim_file other on other.org_id = ${orgId} and other.main_vehicle_id = same.vehicle_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`;
  const samePerson = sql`
    select other.claim_file_id from claim_file file
    join party mine on mine.org_id = ${orgId} and mine.party_id = file.claimant_party_id
    join lateral (
      select mine.party_id
      union select party_id from party where org_id = ${orgId} and cnp_hash = mine.cnp_hash
      union select theirs.party_id from contact_channel own
        join contact_channel theirs on theirs.org_id = ${orgId} and theirs.kind = own.kind and theirs.value = own.value
        join party holder on holder.org_id = ${orgId} and holder.party_id = theirs.party_id
          and party_name(holder) = party_name(mine)
        where own.org_id = ${orgId} and own.party_id = mine.party_id) same on true
    join claim_file other on other.org_id = ${orgId} and other.claimant_party_id = same.party_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`;
  const { rows } = await sql<{ claim_file_no: string; assignment_id: string | null; opened_on: string }>`
    select other.claim_file_no, main.assignment_id,
      to_char(other.opened_at at time zone 'Europe/Bucharest', 'DD.MM.YYYY') as opened_on
    from claim_file other
    left join assignment main on main.org_id = ${orgId} and main.claim_file_id = other.claim_file_id and main.is_case_master
    where other.org_id = ${orgId} and other.claim_file_id <> ${claimFileId}
      and other.claim_file_id in (${same === 'vehicle' ? sameVehicle : samePerson})
    order by other.opened_at desc limit ${mostFiles}`.execute(tx);
  return rows;
}

import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type OtherFile = { claim_file_no: string; assignment_id: string | null };

// More of one kind say nothing more.
const mostFiles = sql.lit(3);

const mainWork = sql`left join assignment main on main.org_id = other.org_id
  and main.claim_file_id = other.claim_file_id and main.is_case_master`;

/** The day of the accident, when it is outside of the days of the policy. */
export async function findPolicyOutsideItsDays(tx: Tx, orgId: string, claimFileId: string) {
  const { rows } = await sql<{ day: string }>`
    select to_char(event.occurred_on, 'DD.MM.YYYY') as day from claim_file file
    join event on event.org_id = file.org_id and event.event_id = file.event_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
      and (event.occurred_on < file.policy_valid_from or event.occurred_on > file.policy_valid_to)`.execute(
    tx,
  );
  return rows[0];
}

/** Other files of the same accident. */
export async function findFilesOfEvent(tx: Tx, orgId: string, claimFileId: string) {
  const { rows } = await sql<OtherFile>`
    select other.claim_file_no, main.assignment_id from claim_file file
    join claim_file other on other.org_id = ${orgId} and other.event_id = file.event_id
      and other.claim_file_id <> file.claim_file_id
    ${mainWork}
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
    order by other.opened_at desc limit ${mostFiles}`.execute(tx);
  return rows;
}

/** Earlier files with the same plate or VIN, of another accident. */
export async function findFilesOfVehicle(tx: Tx, orgId: string, claimFileId: string) {
  const { rows } = await sql<OtherFile>`
    select other.claim_file_no, main.assignment_id from claim_file file
    join vehicle mine on mine.org_id = ${orgId} and mine.vehicle_id = file.main_vehicle_id
    join lateral (
      select vehicle_id from vehicle where org_id = ${orgId} and plate_norm = mine.plate_norm
      union select vehicle_id from vehicle where org_id = ${orgId} and vin = mine.vin) same on true
    join claim_file other on other.org_id = ${orgId} and other.main_vehicle_id = same.vehicle_id
      and other.claim_file_id <> file.claim_file_id and other.event_id <> file.event_id
      and other.opened_at < file.opened_at
    ${mainWork}
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
    order by other.opened_at desc limit ${mostFiles}`.execute(tx);
  return rows;
}

/** Files on which somebody else has a phone of the people who claim here. */
export async function findFilesOfPhone(tx: Tx, orgId: string, claimFileId: string) {
  const { rows } = await sql<OtherFile & { full_name: string }>`
    select distinct on (other.claim_file_id) other.claim_file_no, main.assignment_id, party_name(holder) as full_name
    from claim_file file
    join contact_channel mine on mine.org_id = ${orgId} and mine.kind = 'phone'
      and mine.party_id in (file.claimant_party_id, file.notifier_party_id)
    join contact_channel theirs on theirs.org_id = ${orgId} and theirs.value = mine.value
      and theirs.party_id <> mine.party_id
    join party holder on holder.org_id = ${orgId} and holder.party_id = theirs.party_id
    join claim_file other on other.org_id = ${orgId} and other.claim_file_id <> file.claim_file_id
      and theirs.party_id in (other.claimant_party_id, other.notifier_party_id)
    ${mainWork}
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
      and party_name(holder) <> (select party_name(known) from party known
        where known.org_id = ${orgId} and known.party_id = mine.party_id)
    limit ${mostFiles}`.execute(tx);
  return rows;
}

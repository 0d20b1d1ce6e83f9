import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Evidence, PointedFile } from './judged-evidence.ts';

type Tx = Transaction<Database>;
type Row = PointedFile & { said: string };

/** Shorter ones are words of a text by chance. */
const shortest = { plate: 5, policy: 6 };

/** The files that the numbers, plates and policies among some codes belong to; each of these is a piece of evidence. */
export async function findEvidence(tx: Tx, orgId: string, codes: readonly string[]): Promise<Evidence[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Row>`
    with code as (select distinct unnest(${[...codes]}::text[]) as code)
    select 'number ' || file.claim_file_no as said, ${pointed}
    from claim_file file
    where file.org_id = ${orgId} and file.claim_file_no in (select code from code)
    union
    select 'plate ' || vehicle.plate_norm, ${pointed}
    from vehicle
    join claim_vehicle own on own.org_id = vehicle.org_id and own.vehicle_id = vehicle.vehicle_id
    join claim_file file on file.org_id = own.org_id and file.claim_file_id = own.claim_file_id
    where vehicle.org_id = ${orgId} and vehicle.plate_norm in (select code from code)
      and length(vehicle.plate_norm) >= ${shortest.plate}
    union
    select 'policy ' || policy, ${pointed}
    from claim_file file, lateral (select upper(regexp_replace(file.policy_number, '[^[:alnum:]]', '', 'g')) as policy) as own
    where file.org_id = ${orgId} and file.policy_number is not null
      and upper(regexp_replace(file.policy_number, '[^[:alnum:]]', '', 'g')) in (select code from code)
      and length(policy) >= ${shortest.policy}
    limit 500`.execute(tx);
  return grouped(rows);
}

/** The files of the people who have one of the addresses. */
export async function findFilesOfAddresses(
  tx: Tx,
  orgId: string,
  addresses: readonly string[],
): Promise<Evidence> {
  const { rows } = await sql<PointedFile>`
    select distinct ${pointed}
    from contact_channel channel
    join claim_file file on file.org_id = channel.org_id
      and channel.party_id in (file.claimant_party_id, file.notifier_party_id, file.insured_party_id)
    where channel.org_id = ${orgId} and channel.kind = 'email' and channel.value = any (${[...addresses]}::text[])
    limit 100`.execute(tx);
  return rows;
}

/** The files of the people who have a number, and those from which it was written to of late. */
export async function findFilesOfNumber(
  tx: Tx,
  { orgId, number, now }: { orgId: string; number: string; now: Date },
): Promise<Evidence> {
  const { rows } = await sql<PointedFile>`
    select ${pointed}
    from contact_channel channel
    join claim_file file on file.org_id = channel.org_id
      and channel.party_id in (file.claimant_party_id, file.notifier_party_id, file.insured_party_id)
    where channel.org_id = ${orgId} and channel.kind = 'phone' and channel.value = ${number}
    union
    select ${pointed}
    from message_recipient recipient
    join message on message.org_id = recipient.org_id and message.message_id = recipient.message_id
    join claim_file file on file.org_id = message.org_id and file.claim_file_id = message.claim_file_id
    where recipient.org_id = ${orgId} and recipient.address = ${number} and message.kind = 'sms'
      and message.direction = 'out' and message.system_time > ${now}::timestamptz - interval '30 days'
    limit 100`.execute(tx);
  return rows;
}

/** The file of a message of ours that is answered. */
export async function findPointedFile(tx: Tx, orgId: string, claimFileId: string): Promise<Evidence> {
  const { rows } = await sql<PointedFile>`
    select ${pointed} from claim_file file
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`.execute(tx);
  return rows;
}

const pointed = sql`file.claim_file_id as "claimFileId", file.claim_file_no as "claimFileNo",
  file.closed_at is null as "isOpen"`;

function grouped(rows: readonly Row[]): Evidence[] {
  const said = new Map<string, PointedFile[]>();
  for (const { said: what, ...file } of rows) said.set(what, [...(said.get(what) ?? []), file]);
  return [...said.values()];
}

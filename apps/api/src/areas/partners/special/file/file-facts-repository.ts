import type { Facts } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** What a file says, as far as special customers are recognised by it. */
export type FactsOfFile = Facts & { eventDay: string; customerId: string | null };

type Row = {
  claim_file_id: string;
  event_day: string;
  special_customer_id: string | null;
  policies: (string | null)[];
  plates: (string | null)[];
  parties: {
    name: string;
    cui: string | null;
    cnp_hash: string | null;
    cnp_masked: string | null;
    phones: string[];
    emails: string[];
  }[];
};

// Witnesses and representatives say nothing of whose file it is.
const partyIds = (orgId: string) => sql`
  select unnest(array[file.insured_party_id, file.claimant_party_id, file.notifier_party_id])
  union select part.driver_party_id from claim_vehicle part
    where part.org_id = ${orgId} and part.claim_file_id = file.claim_file_id
  union select vehicle.owner_party_id from claim_vehicle part
    join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = part.vehicle_id
    where part.org_id = ${orgId} and part.claim_file_id = file.claim_file_id
  union select named.party_id from claim_party named
    where named.org_id = ${orgId} and named.claim_file_id = file.claim_file_id and named.role = 'at_fault'`;

const factsOf = (orgId: string, claimFileIds: readonly string[]) => sql`
  select file.claim_file_id, event.occurred_on as event_day, file.special_customer_id,
    array_append(array(select part.policy_number from claim_vehicle part
      where part.org_id = ${orgId} and part.claim_file_id = file.claim_file_id), file.policy_number) as policies,
    array(select vehicle.plate_norm from claim_vehicle part
      join vehicle on vehicle.org_id = ${orgId} and vehicle.vehicle_id = part.vehicle_id
      where part.org_id = ${orgId} and part.claim_file_id = file.claim_file_id and part.role <> 'other') as plates,
    coalesce((select jsonb_agg(jsonb_build_object('name', party_name(party), 'cui', party.cui,
        'cnp_hash', party.cnp_hash, 'cnp_masked', party.cnp_masked,
        'phones', array(select channel.value from contact_channel channel where channel.org_id = ${orgId}
          and channel.party_id = party.party_id and channel.kind = 'phone'),
        'emails', array(select channel.value from contact_channel channel where channel.org_id = ${orgId}
          and channel.party_id = party.party_id and channel.kind = 'email')))
      from (${partyIds(orgId)}) as of_file (party_id)
      join party on party.org_id = ${orgId} and party.party_id = of_file.party_id), '[]') as parties
  from claim_file file join event on event.org_id = ${orgId} and event.event_id = file.event_id
  where file.org_id = ${orgId} and file.claim_file_id = any (${claimFileIds}::uuid[])`;

/** The facts of a file, held against other matching; undefined when the organisation has no such file. */
export async function findFileFacts(
  tx: Tx,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<FactsOfFile | undefined> {
  const { rows } = await sql<Row>`${factsOf(orgId, [claimFileId])} for no key update of file`.execute(tx);
  return rows[0] && factsFrom(rows[0]);
}

/** The facts of some files as they stand now; nobody is kept from changing them. */
export async function findFactsOfFiles(
  tx: Tx,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<{ claimFileId: string; facts: FactsOfFile }[]> {
  const { rows } = await sql<Row>`${factsOf(orgId, claimFileIds)}`.execute(tx);
  return rows.map((row) => ({ claimFileId: row.claim_file_id, facts: factsFrom(row) }));
}

function factsFrom(row: Row): FactsOfFile {
  const said = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  return {
    eventDay: row.event_day,
    customerId: row.special_customer_id,
    policies: said(row.policies),
    plates: said(row.plates),
    parties: row.parties.map(({ cnp_hash: hash, cnp_masked: masked, ...party }) => ({
      ...party,
      cnp: hash === null ? null : { hash, masked: masked ?? '' },
    })),
  };
}

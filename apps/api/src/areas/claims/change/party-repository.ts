import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Role = Schema<'PartyRole'>;
type Place = { orgId: string; claimFileId: string };
export type PartyPlace = Place & { partyId: string };

/** Who is what in a claim file: rows of `party_id` and `role`. */
export const rolesOfFile = ({ orgId, claimFileId }: Place) => sql<{ party_id: string; role: Role }>`
  select party_id, role from (
    select notifier_party_id as party_id, 'notifier' as role from claim_file
      where org_id = ${orgId} and claim_file_id = ${claimFileId}
    union all select insured_party_id, 'insured' from claim_file
      where org_id = ${orgId} and claim_file_id = ${claimFileId}
    union all select claimant_party_id, 'injured' from claim_file
      where org_id = ${orgId} and claim_file_id = ${claimFileId}
    union all select driver_party_id, 'driver' from claim_vehicle
      where org_id = ${orgId} and claim_file_id = ${claimFileId}
    union all select vehicle.owner_party_id, 'owner' from claim_vehicle
      join vehicle on vehicle.org_id = claim_vehicle.org_id and vehicle.vehicle_id = claim_vehicle.vehicle_id
      where claim_vehicle.org_id = ${orgId} and claim_vehicle.claim_file_id = ${claimFileId}
    union all select party_id, role from claim_party
      where org_id = ${orgId} and claim_file_id = ${claimFileId}
  ) as named where party_id is not null`;

/** Finds a person of a file with their roles in it; undefined for everybody else. */
export async function findPartyOnFile(tx: Tx, { partyId, ...place }: PartyPlace) {
  const { rows } = await rolesOfFile(place).execute(tx);
  const roles = rows.filter((row) => row.party_id === partyId).map(({ role }) => role);
  if (roles.length === 0) return undefined;
  const party = await tx
    .selectFrom('party')
    .where('org_id', '=', place.orgId)
    .where('party_id', '=', partyId)
    .select(['kind', 'row_version', 'language', sql<string>`party_name(party)`.as('full_name')])
    .executeTakeFirstOrThrow();
  return { ...party, roles: [...new Set(roles)] };
}

/** Whether the organisation has the file. */
export async function hasClaimFile(tx: Tx, { orgId, claimFileId }: Place): Promise<boolean> {
  const found = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select('claim_file_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** How many people take part in a claim. */
export async function countPeople(tx: Tx, place: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct party_id)::integer as count from (${rolesOfFile(place)}) as roles`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Gives somebody these roles in a file and takes all others from them; answers whether anybody has a role left. */
export async function storeRoles(
  tx: Tx,
  { orgId, claimFileId, partyId }: PartyPlace,
  roles: readonly Role[],
): Promise<boolean> {
  const holder = (column: string, role: Role) => sql`${sql.ref(column)} = case
    when ${roles.includes(role)} then ${partyId}::uuid
    when ${sql.ref(column)} = ${partyId}::uuid then null else ${sql.ref(column)} end`;
  await sql`update claim_file set ${holder('notifier_party_id', 'notifier')}, ${holder('insured_party_id', 'insured')},
    ${holder('claimant_party_id', 'injured')} where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(
    tx,
  );
  const mainVehicle = sql`(select main_vehicle_id from claim_file
    where org_id = ${orgId} and claim_file_id = ${claimFileId})`;
  await sql`update claim_vehicle set driver_party_id = case
      when ${roles.includes('driver')} and vehicle_id = ${mainVehicle} then ${partyId}::uuid
      when driver_party_id = ${partyId}::uuid and not ${roles.includes('driver')} then null else driver_party_id end
    where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(tx);
  await sql`update vehicle set owner_party_id = case
      when ${roles.includes('owner')} and vehicle_id = ${mainVehicle} then ${partyId}::uuid
      when owner_party_id = ${partyId}::uuid and not ${roles.includes('owner')} then null else owner_party_id end
    where org_id = ${orgId} and vehicle_id in (select vehicle_id from claim_vehicle
      where org_id = ${orgId} and claim_file_id = ${claimFileId})`.execute(tx);
  const others = roles.filter(
    (role) => role === 'at_fault' || role === 'hurt' || role === 'witness' || role === 'representative',
  );
  await sql`delete from claim_party where org_id = ${orgId} and claim_file_id = ${claimFileId}
    and party_id = ${partyId} and role <> all (${others}::text[])`.execute(tx);
  if (others.length > 0)
    await sql`insert into claim_party (org_id, claim_file_id, party_id, role)
      select ${orgId}, ${claimFileId}, ${partyId}, role from unnest(${others}::text[]) as role
      on conflict do nothing`.execute(tx);
  const { rows } = await rolesOfFile({ orgId, claimFileId }).execute(tx);
  return rows.length > 0;
}

/** Counts a change of somebody that is stored elsewhere; undefined when they changed since `rowVersion`. */
export async function touchParty(
  tx: Tx,
  { orgId, partyId }: { orgId: string; partyId: string },
  rowVersion: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ row_version: number }>`
    update party set row_version = row_version + 1
    where org_id = ${orgId} and party_id = ${partyId} and row_version = ${rowVersion}
    returning row_version`.execute(tx);
  return rows[0]?.row_version;
}

/** Stores in which language somebody is written to. */
export async function storeLanguage(
  tx: Tx,
  { orgId, partyId }: Omit<PartyPlace, 'claimFileId'>,
  language: 'ro' | 'en',
): Promise<void> {
  await sql`update party set language = ${language}, row_version = row_version + 1
    where org_id = ${orgId} and party_id = ${partyId}`.execute(tx);
}

/** The numbers of a person, as they are locked away. */
export type SealedNumber = { sealed: string; hash: string; masked: string };

/** Stores who of the staff typed the account of somebody; nobody when its holder did. */
export async function storeAccountAuthor(
  tx: Tx,
  { orgId, partyId }: Omit<PartyPlace, 'claimFileId'>,
  typedByUserId: string | null,
): Promise<void> {
  await sql`update party set iban_typed_by_user_id = ${typedByUserId}
    where org_id = ${orgId} and party_id = ${partyId}`.execute(tx);
}

/** Stores a personal number or account, or that there is none. */
export async function storeNumber(
  tx: Tx,
  { orgId, partyId }: Omit<PartyPlace, 'claimFileId'>,
  number: 'cnp' | 'iban',
  value: SealedNumber | undefined,
): Promise<void> {
  await sql`update party set ${sql.ref(`${number}_sealed`)} = ${value?.sealed ?? null},
      ${sql.ref(`${number}_hash`)} = ${value?.hash ?? null}, ${sql.ref(`${number}_masked`)} = ${value?.masked ?? null}
    where org_id = ${orgId} and party_id = ${partyId}`.execute(tx);
}

/** A personal number or account as it is locked away; undefined where nobody has told it. */
export async function findNumber(
  tx: Tx,
  { orgId, partyId }: Omit<PartyPlace, 'claimFileId'>,
  number: 'cnp' | 'iban',
): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: string | null }>`
    select ${sql.ref(`${number}_sealed`)} as sealed from party
    where org_id = ${orgId} and party_id = ${partyId}`.execute(tx);
  return rows[0]?.sealed ?? undefined;
}

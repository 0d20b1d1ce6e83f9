import type { RecognisedSearch } from '@dosar/claims-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import type { KnownIdentifiers } from '../extension-points.ts';
import { prepared } from '#src/kernel/database/index.ts';

// One number may have been written down again with each claim.
const mostKnown = 50;

/** Looks up whom or what the numbers and addresses of a searched text belong to. */
export async function knownIdentifiers(
  tx: Transaction<Database>,
  orgId: string,
  recognised: readonly RecognisedSearch[],
  numbers: PersonalNumbers,
): Promise<KnownIdentifiers> {
  const valueOf = (wanted: RecognisedSearch['kind']) =>
    recognised.find(({ kind }) => kind === wanted)?.value ?? null;
  const values = ['cnp', 'cui', 'phone', 'email', 'plate', 'vin'] as const;
  if (values.every((kind) => valueOf(kind) === null)) return { partyIds: [], vehicleIds: [] };

  const cnp = valueOf('cnp');
  const { rows } = await sql<{ id: string; is_party: boolean }>`${prepared}
    (select party_id as id, true as is_party from party
      where org_id = ${orgId} and cnp_hash = ${cnp && numbers.hash(orgId, cnp)} limit ${sql.lit(mostKnown)})
    union (select party_id, true from party
      where org_id = ${orgId} and cui = any (array[${valueOf('cui')}, 'RO' || ${valueOf('cui')}]) limit ${sql.lit(mostKnown)})
    union (select party_id, true from contact_channel
      where org_id = ${orgId} and value = any (array[${valueOf('phone')}, ${valueOf('email')}]) limit ${sql.lit(mostKnown)})
    union (select vehicle_id, false from vehicle
      where org_id = ${orgId} and plate_norm = ${valueOf('plate')} limit ${sql.lit(mostKnown)})
    union (select vehicle_id, false from vehicle
      where org_id = ${orgId} and vin = ${valueOf('vin')} limit ${sql.lit(mostKnown)})`.execute(tx);
  const idsWhere = (isParty: boolean) => rows.filter((row) => row.is_party === isParty).map(({ id }) => id);
  return { partyIds: idsWhere(true), vehicleIds: idsWhere(false) };
}

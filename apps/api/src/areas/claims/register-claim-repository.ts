import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { branchOfCounty } from './branch-of-county-sql.ts';

type Tx = Transaction<Database>;
type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/** Stores an accident and answers its id. */
export async function insertEvent(tx: Tx, event: Row<'event'>): Promise<string> {
  const row = await tx.insertInto('event').values(event).returning('event_id').executeTakeFirstOrThrow();
  return row.event_id;
}

/** Stores a person and answers their id. */
export async function insertParty(tx: Tx, party: Row<'party'>): Promise<string> {
  const row = await tx.insertInto('party').values(party).returning('party_id').executeTakeFirstOrThrow();
  return row.party_id;
}

/** Stores a vehicle and answers its id. */
export async function insertVehicle(tx: Tx, vehicle: Row<'vehicle'>): Promise<string> {
  const row = await tx
    .insertInto('vehicle')
    .values(vehicle)
    .returning('vehicle_id')
    .executeTakeFirstOrThrow();
  return row.vehicle_id;
}

/** The next number of a year and kind of policy, and the letter that it is of; it is given to nobody else. */
export async function nextClaimFileNo(
  tx: Tx,
  year: number,
  policyType: string,
): Promise<{ claimFileNo: string; letter: string }> {
  const { rows } = await sql<{ claimFileNo: string; letter: string }>`
    select next_claim_file_no(${year}::integer, claim_letter) as "claimFileNo", claim_letter as letter
    from policy_type where policy_type_code = ${policyType}`.execute(tx);
  const [given] = rows;
  if (given === undefined) throw new Error(`No kind of policy is called ${policyType}.`);
  return given;
}

/** Opens a claim file at the office of its county. */
export async function insertClaimFile(tx: Tx, file: Omit<Row<'claim_file'>, 'branch_id'>) {
  return tx
    .insertInto('claim_file')
    .values({
      ...file,
      branch_id: branchOfCounty(file.org_id, file.county_code ?? null),
    })
    .returning(['claim_file_id', 'claim_file_no'])
    .executeTakeFirstOrThrow();
}

/** Says in which role a vehicle takes part in a claim. */
export async function insertClaimVehicle(tx: Tx, vehicle: Row<'claim_vehicle'>): Promise<void> {
  await tx.insertInto('claim_vehicle').values(vehicle).execute();
}

/** Gives people a part in a claim. */
export async function insertClaimParties(tx: Tx, parts: Row<'claim_party'>[]): Promise<void> {
  if (parts.length > 0) await tx.insertInto('claim_party').values(parts).execute();
}

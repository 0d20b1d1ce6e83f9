import type { CountedLeave, Entitlement } from '@dosar/absences-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { isManagedBy } from '../rules/people-repository.ts';

type Tx = Transaction<Database>;

/** Somebody with what is entered about their rest leave of a year; null where nothing is. */
export type PersonRow = {
  user_id: string;
  username: string;
  full_name: string;
  entitled_half_days: number | null;
  carried_half_days: number | null;
};

const peopleColumns = (orgId: string, year: number) => sql`
  select person.user_id, person.username, person.full_name, balance.entitled_half_days, balance.carried_half_days
  from app_user person
  left join leave_balance balance on balance.org_id = ${orgId} and balance.user_id = person.user_id and balance.year = ${year}`;

/** The people whom a manager manages, by name, with their balances of a year. */
export async function findManagedPeople(
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
  year: number,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`${peopleColumns(orgId, year)}
    where ${isManagedBy(orgId, userId)}
    order by person.full_name collate "ro-x-icu", person.user_id limit 1000`.execute(tx);
  return rows;
}

/** Everybody who has a balance of a year. */
export async function findPeopleOfYear(tx: Tx, orgId: string, year: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`${peopleColumns(orgId, year)}
    where person.org_id = ${orgId} and person.is_active and balance.year is not null
    order by person.user_id limit 20000`.execute(tx);
  return rows;
}

/** Absences of many people that balances of a year count, by person. */
export async function findLeavesOfPeople(
  tx: Tx,
  orgId: string,
  userIds: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, CountedLeave[]>> {
  const { rows } = await sql<CountedLeave & { user_id: string }>`
    select user_id, absence_id, date_from, date_to, first_part, last_part, true as is_approved,
      type.deducts_balance, type.returns_rest_days
    from absence join absence_type type on type.absence_type_code = absence.absence_type_code
    where org_id = ${orgId} and user_id = any (${userIds}::uuid[]) and status = 'approved'
      and date_from <= ${`${year}-12-31`} and date_to >= ${`${year}-01-01`}
    order by date_from, absence_id limit 200000`.execute(tx);
  return Map.groupBy(rows, (row) => row.user_id);
}

/** Writes balances of a year, over what is there. */
export async function writeBalances(
  tx: Tx,
  orgId: string,
  rows: readonly ({ user_id: string } & Omit<Entitlement, 'carried_until'>)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('leave_balance')
    .values(rows.map((row) => ({ org_id: orgId, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'user_id', 'year']).doUpdateSet((eb) => ({
        entitled_half_days: eb.ref('excluded.entitled_half_days'),
        carried_half_days: eb.ref('excluded.carried_half_days'),
        row_version: eb('leave_balance.row_version', '+', 1),
      })),
    )
    .execute();
}

/** Writes balances of people who have none of that year yet; answers how many. */
export async function addBalances(
  tx: Tx,
  orgId: string,
  rows: readonly ({ user_id: string } & Omit<Entitlement, 'carried_until'>)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { numInsertedOrUpdatedRows: added = 0n } = await tx
    .insertInto('leave_balance')
    .values(rows.map((row) => ({ org_id: orgId, ...row })))
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id', 'year']).doNothing())
    .executeTakeFirst();
  return Number(added);
}

import { balanceOf } from '@dosar/absences-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { freeDaysOf } from '../rules/absence-facts.ts';
import { findUsualHalfDays } from '../rules/leave-rules-repository.ts';
import { findLeavesOfPeople, type PersonRow } from './balance-repository.ts';

type OfYear = { orgId: string; year: number; today: string };

/** What people have of a year, what they took, and what the change of the year carries over: all that is left. */
export async function balancesOfPeople(
  tx: Transaction<Database>,
  people: readonly PersonRow[],
  { orgId, year, today }: OfYear,
): Promise<Schema<'PersonBalance'>[]> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const freeDays = await freeDaysOf(tx, orgId, { date_from: from, date_to: to });
  const leaves = await findLeavesOfPeople(
    tx,
    orgId,
    people.map((person) => person.user_id),
    year,
  );
  const usual = await findUsualHalfDays(tx, orgId);
  return people.map(({ user_id, username, full_name, ...row }) => {
    const entitlement = {
      year,
      entitled_half_days: row.entitled_half_days ?? usual,
      carried_half_days: row.carried_half_days ?? 0,
      carried_until: `${year + 1}-06-30`,
    };
    const balance = balanceOf(entitlement, leaves.get(user_id) ?? [], freeDays, today);
    const { entitled, carried, taken, planned, left } = balance;
    return {
      user_id,
      username,
      full_name,
      entitled,
      carried,
      taken,
      planned,
      left,
      // Nobody loses days by the change of the year: what has not lapsed by then goes on with the rest.
      would_carry: Math.max(0, left),
    };
  });
}

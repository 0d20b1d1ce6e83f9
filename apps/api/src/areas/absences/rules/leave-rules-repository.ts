import type { CountedLeave, Entitlement } from '@dosar/absences-domain';
import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** A kind of absence with its rules. */
export type AbsenceTypeRow = Schema<'AbsenceType'> & { returns_rest_days: boolean };

/** The kinds of absence as an organisation words them, in the order in which people choose. */
export async function findTypes(
  tx: Transaction<Database>,
  orgId: string,
  language: Language,
): Promise<AbsenceTypeRow[]> {
  const [name, short] = [sql.ref(`name_${language}`), sql.ref(`short_${language}`)];
  const { rows } = await sql<AbsenceTypeRow>`
    select type.absence_type_code, coalesce(own.${name}, type.${name}) as name,
      coalesce(own.${short}, type.${short}) as short_name, type.deducts_balance, type.returns_rest_days, type.counts_as_away,
      coalesce(own.needs_certificate, type.needs_certificate) as needs_certificate,
      coalesce(own.only_managers, type.only_managers) as only_managers, coalesce(own.is_offered, true) as is_offered
    from absence_type type left join leave_type_setting own
      on own.org_id = ${orgId} and own.absence_type_code = type.absence_type_code
    order by type.position`.execute(tx);
  return rows;
}

/** Public holidays and days on which the organisation is closed throughout, in a period. */
export async function findFreeDays(
  tx: Transaction<Database>,
  orgId: string,
  { from, to }: { from: string; to: string },
  language: Language,
): Promise<Schema<'FreeDay'>[]> {
  const name = sql.ref(`name_${language}`);
  const { rows } = await sql<Schema<'FreeDay'>>`
    select distinct on (date) date, name from (
      select holiday_date as date, ${name} as name, 1 as rank from holiday
      where holiday_date between ${from} and ${to}
      union all
      select closure_date, ${name}, 2 from closure
      where org_id = ${orgId} and closure_date between ${from} and ${to}
        and closed_from is null and closed_until is null) as free
    order by date, rank`.execute(tx);
  return rows;
}

// Labour Code, article 145: at least 20 working days a year.
export const leastHalfDays = 40;

/** What somebody without an own number is entitled to: as the organisation has set, or the least that the law gives. */
export async function findUsualHalfDays(tx: Transaction<Database>, orgId: string): Promise<number> {
  const row = await tx
    .selectFrom('leave_type_setting')
    .select('days_per_year')
    .where('org_id', '=', orgId)
    .where('absence_type_code', '=', 'rest')
    .executeTakeFirst();
  return Math.max((row?.days_per_year ?? 0) * 2, leastHalfDays);
}

/** What somebody is entitled to in a year; what is usual in the organisation where nothing is entered. */
export async function findEntitlement(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  year: number,
): Promise<Entitlement> {
  const row = await tx
    .selectFrom('leave_balance')
    .select(['entitled_half_days', 'carried_half_days'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .executeTakeFirst();
  return {
    year,
    entitled_half_days: row?.entitled_half_days ?? (await findUsualHalfDays(tx, orgId)),
    carried_half_days: row?.carried_half_days ?? 0,
    // Article 146: within 18 months from the year after that in which they were earned.
    carried_until: `${year + 1}-06-30`,
  };
}

/** Absences of somebody that a balance of a year counts, but for one that is being changed. */
export async function findCountedLeaves(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  year: number,
  exceptId?: string,
): Promise<CountedLeave[]> {
  const { rows } = await sql<CountedLeave>`
    select absence_id, date_from, date_to, first_part, last_part, status = 'approved' as is_approved,
      type.deducts_balance, type.returns_rest_days
    from absence join absence_type type on type.absence_type_code = absence.absence_type_code
    where org_id = ${orgId} and user_id = ${userId} and status in ('asked', 'approved')
      and absence_id is distinct from ${exceptId ?? null}::uuid
      and date_from <= ${`${year}-12-31`} and date_to >= ${`${year}-01-01`}
    order by date_from, absence_id limit 500`.execute(tx);
  return rows;
}

/** How many people each team needs on a working day, by team; teams without a rule are missing. */
export async function findMinimums(
  tx: Transaction<Database>,
  orgId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('presence_minimum')
    .select(['team_id', 'people'])
    .where('org_id', '=', orgId)
    .execute();
  return new Map(rows.map((row) => [row.team_id, row.people]));
}

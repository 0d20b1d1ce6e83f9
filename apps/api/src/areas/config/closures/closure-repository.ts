import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Closure = Schema<'Closure'>;
/** A closed day as it is stored, with hours where only a part of it is closed. */
export type ClosureRow = Pick<
  Closure,
  'closure_date' | 'closed_from' | 'closed_until' | 'name_ro' | 'name_en' | 'row_version'
>;

const hour = (column: 'closed_from' | 'closed_until') =>
  sql<string | null>`to_char(${sql.ref(`closure.${column}`)}, 'HH24:MI')`.as(column);
const columns = [
  'closure_date',
  hour('closed_from'),
  hour('closed_until'),
  'name_ro',
  'name_en',
  'row_version',
] as const;

/** The own closed days of a year, each with what is planned on it. */
export async function findClosures(
  tx: Transaction<Database>,
  orgId: string,
  year: number,
): Promise<Closure[]> {
  const { rows } = await sql<Closure>`
    select closure.closure_date, to_char(closure.closed_from, 'HH24:MI') as closed_from,
      to_char(closure.closed_until, 'HH24:MI') as closed_until, closure.name_ro, closure.name_en, closure.row_version,
      (select count(*)::int from visit
        where visit.org_id = ${orgId} and visit.status in ('booked', 'confirmed', 'on_the_way')
          and visit.ends_at > (closure.closure_date + coalesce(closure.closed_from, time '00:00')) at time zone 'Europe/Bucharest'
          and visit.starts_at < (closure.closure_date + coalesce(closure.closed_until, time '24:00')) at time zone 'Europe/Bucharest')
        as booked_visits,
      (select count(distinct absence.user_id)::int from absence
        where absence.org_id = ${orgId} and absence.status in ('asked', 'approved')
          and closure.closed_from is null and closure.closed_until is null
          and absence.date_from <= closure.closure_date and absence.date_to >= closure.closure_date) as people_away
    from closure
    where closure.org_id = ${orgId} and closure.closure_date between ${`${year}-01-01`} and ${`${year}-12-31`}
    order by closure.closure_date`.execute(tx);
  return rows;
}

/** The legal holidays of a year. */
export async function findHolidays(tx: Transaction<Database>, year: number, language: Language) {
  const { rows } = await sql<{ date: string; name: string }>`
    select holiday_date as date, ${sql.ref(`name_${language}`)} as name from holiday
    where holiday_date between ${`${year}-01-01`} and ${`${year}-12-31`} order by holiday_date`.execute(tx);
  return rows;
}

/** One closed day as it is stored. */
export function findClosure(tx: Transaction<Database>, orgId: string, date: string) {
  return tx
    .selectFrom('closure')
    .select(columns)
    .where('org_id', '=', orgId)
    .where('closure_date', '=', date)
    .executeTakeFirst();
}

/** All own closed days. */
export function findClosedDays(tx: Transaction<Database>, orgId: string) {
  return tx.selectFrom('closure').select(columns).where('org_id', '=', orgId).execute();
}

/** The days of all legal holidays. */
export async function findHolidayDates(tx: Transaction<Database>): Promise<string[]> {
  const rows = await tx.selectFrom('holiday').select('holiday_date').execute();
  return rows.map(({ holiday_date: date }) => date);
}

/** Stores a closed day; answers whether nobody had changed it since it was read. */
export async function storeClosure(
  tx: Transaction<Database>,
  orgId: string,
  { row_version, ...closure }: ClosureRow,
): Promise<boolean> {
  if (row_version === 0) {
    const inserted = await tx
      .insertInto('closure')
      .values({ org_id: orgId, ...closure })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable('closure')
    .set((row) => ({
      closed_from: closure.closed_from,
      closed_until: closure.closed_until,
      name_ro: closure.name_ro,
      name_en: closure.name_en,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('closure_date', '=', closure.closure_date)
    .where('row_version', '=', row_version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Removes a closed day; answers whether nobody had changed it since it was read. */
export async function deleteClosure(
  tx: Transaction<Database>,
  orgId: string,
  { closure_date, row_version }: Pick<ClosureRow, 'closure_date' | 'row_version'>,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('closure')
    .where('org_id', '=', orgId)
    .where('closure_date', '=', closure_date)
    .where('row_version', '=', row_version)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

import type { LocalDate } from '@dosar/kernel/dates';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '../http/request-language.ts';

type Tx = Transaction<Database>;

/** Legal holidays. Legal terms and the calendar of banks follow them alone; see decision 0097. */
export async function findLegalHolidays(tx: Tx): Promise<ReadonlySet<LocalDate>> {
  const rows = await tx.selectFrom('holiday').select('holiday_date').execute();
  return new Set(rows.map((row) => row.holiday_date));
}

/** Days beside weekends on which nobody of an organisation works: legal holidays and its own closed days. */
export async function findDaysOff(tx: Tx, orgId: string): Promise<ReadonlySet<LocalDate>> {
  const { rows } = await sql<{ day: LocalDate }>`
    select holiday_date as day from holiday
    union select closure_date from closure where org_id = ${orgId} and closed_from is null and closed_until is null`.execute(
    tx,
  );
  return new Set(rows.map(({ day }) => day));
}

/** A day of which only a part is closed, in minutes of the day. */
export type PartClosedDay = { day: LocalDate; from_minute: number; to_minute: number; name: string };

/** Days of a period on which an organisation is closed for some hours; terms and leave count them as working days. */
export async function findPartClosedDays(
  tx: Tx,
  orgId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
  language: Language,
): Promise<PartClosedDay[]> {
  const { rows } = await sql<PartClosedDay>`
    select closure_date as day, ${sql.ref(`name_${language}`)} as name,
      coalesce(extract(epoch from closed_from)::int / 60, 0) as from_minute,
      coalesce(extract(epoch from closed_until)::int / 60, 1440) as to_minute
    from closure where org_id = ${orgId} and closure_date between ${from} and ${to}
      and (closed_from is not null or closed_until is not null)`.execute(tx);
  return rows;
}

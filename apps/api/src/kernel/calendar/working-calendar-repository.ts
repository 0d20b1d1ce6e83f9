import type { LocalDate } from '@dosar/kernel/dates';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

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
    union select closure_date from closure where org_id = ${orgId}`.execute(tx);
  return new Set(rows.map(({ day }) => day));
}

import type { LocalDate } from '@dosar/kernel/dates';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Public holidays. */
export async function findHolidays(tx: Transaction<Database>): Promise<ReadonlySet<LocalDate>> {
  const rows = await tx.selectFrom('holiday').select('holiday_date').execute();
  return new Set(rows.map((row) => row.holiday_date));
}

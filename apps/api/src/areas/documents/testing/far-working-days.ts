import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { workingDayFrom } from '@dosar/kernel/working-days';
import { instantsOf, localDateOf } from '@dosar/kernel/zone';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** A working day far from all that the demo world has, and the next one: people are reminded on such days only. */
export async function farWorkingDays(api: TestApi): Promise<[LocalDate, LocalDate]> {
  const { rows } = await sql<{ date: LocalDate }>`select holiday_date as date from holiday`.execute(
    api.database.kysely,
  );
  const free = new Set(rows.map(({ date }) => date));
  const day = workingDayFrom(addDays(localDateOf(api.now()), 100), free);
  return [day, workingDayFrom(addDays(day, 1), free)];
}

/** A clock time of a day in the business zone. */
export function clockAt(date: LocalDate, time: string): Date {
  const [instant] = instantsOf({ date, time });
  if (instant === undefined) throw new Error(`There is no ${time} on ${date}.`);
  return instant;
}

import type { LocalDate } from '@dosar/kernel/dates';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findClocks } from './clock-repository.ts';
import { readClock, type ClockReading } from './read-clock.ts';

/** The legal clock of a claim file that counts: the one that runs, else the last that ran; `undefined` without a legal term. */
export async function clockOf(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
  today: LocalDate,
): Promise<ClockReading | undefined> {
  const [row] = await findClocks(tx, orgId, claimFileId);
  return row && readClock(row, today);
}

/** Every legal clock of a claim file, the oldest first. */
export async function clocksOf(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
  today: LocalDate,
): Promise<ClockReading[]> {
  const rows = await findClocks(tx, orgId, claimFileId);
  return rows
    .map((row) => readClock(row, today))
    .toSorted((one, other) => one.startedOn.localeCompare(other.startedOn));
}

import type { LocalDate } from '@dosar/kernel/dates';
import { daysLate, penaltyFor } from '@dosar/workload-domain';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findClocks, type ClockRow } from './clock-repository.ts';

/** What a legal clock shows on a day. */
export type ClockReading = {
  legalClockId: string;
  /** `RCA_30` for the answer, `RCA_10` for the payment. */
  ruleCode: string;
  startedOn: LocalDate;
  dueDate: LocalDate;
  stoppedOn: LocalDate | null;
  daysLate: number;
  /** What is owed; unknown until somebody has estimated the damage. */
  amountBani: number | null;
  penaltyPerDayBani: number;
  penaltyBani: number;
};

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

/** What a stored clock shows on a day: one that has stopped shows the same on every later day. */
function readClock(row: ClockRow, today: LocalDate): ClockReading {
  const late = daysLate(row.due_date, row.stopped_on ?? today);
  const amount = row.amount_bani ?? 0;
  return {
    legalClockId: row.legal_clock_id,
    ruleCode: row.legal_rule_code,
    startedOn: row.started_on,
    dueDate: row.due_date,
    stoppedOn: row.stopped_on,
    daysLate: late,
    amountBani: row.amount_bani,
    penaltyPerDayBani: penaltyFor(amount, 1, row.penalty_ppm),
    penaltyBani: penaltyFor(amount, late, row.penalty_ppm),
  };
}

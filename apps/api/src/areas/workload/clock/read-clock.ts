import type { LocalDate } from '@dosar/kernel/dates';
import { daysLate, owedOf, penaltyFor, penaltyWithPayments } from '@dosar/workload-domain';
import type { ClockRow } from './clock-repository.ts';

/** What a legal clock shows on a day. */
export type ClockReading = {
  legalClockId: string;
  /** `RCA_30` for the answer, `RCA_10` for the payment. */
  ruleCode: string;
  startedOn: LocalDate;
  /** How many days the law gives. */
  days: number;
  dueDate: LocalDate;
  stoppedOn: LocalDate | null;
  daysLate: number;
  /** What is still owed; unknown until somebody has estimated the damage. */
  amountBani: number | null;
  /** Of what was paid late: bani times days of delay. */
  lateBaniDays: number;
  /** Millionths of what is owed for each day of delay. */
  penaltyPpm: number;
  penaltyPerDayBani: number;
  penaltyBani: number;
};

/** What a stored clock shows on a day: one that has stopped shows the same on every later day. */
export function readClock(row: ClockRow, today: LocalDate): ClockReading {
  const late = daysLate(row.due_date, row.stopped_on ?? today);
  const due = { amount: row.amount_bani ?? 0, paid: row.paid_bani, lateBaniDays: row.late_bani_days };
  const owed = owedOf(due);
  return {
    legalClockId: row.legal_clock_id,
    ruleCode: row.legal_rule_code,
    startedOn: row.started_on,
    days: row.days,
    dueDate: row.due_date,
    stoppedOn: row.stopped_on,
    daysLate: late,
    amountBani: row.amount_bani === null ? null : owed,
    lateBaniDays: row.late_bani_days,
    penaltyPpm: row.penalty_ppm,
    penaltyPerDayBani: penaltyFor(owed, 1, row.penalty_ppm),
    penaltyBani: penaltyWithPayments(due, late, row.penalty_ppm),
  };
}

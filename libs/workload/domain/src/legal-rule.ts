import { addDays, daysBetween, type LocalDate } from '@dosar/kernel/dates';
import { fractionOf, type Bani } from '@dosar/kernel/money';
import { addWorkingDays } from '@dosar/kernel/working-days';

/** What a term counts: every day, or only those on which people work. */
export type DayKind = 'calendar' | 'working';

/** Until when the law wants something done, for accidents of a period. */
export type LegalTerm = {
  days: number;
  day_kind: DayKind;
  /** Millionths of the due amount for each day of delay: 0.2 % are 2000. */
  penalty_ppm: number;
};

/** A term, and which accidents it is for. Both days belong to the period. */
export type LegalRule = LegalTerm & {
  legal_rule_code: string;
  policy_type_code: string;
  event_from: LocalDate;
  event_to: LocalDate | null;
};

/** The rule in force on the day of the accident; a newer law is another row and never changes an older claim. */
export function ruleFor<Rule extends LegalRule>(
  rules: readonly Rule[],
  wanted: { code: string; policyType: string; eventDate: LocalDate },
): Rule | undefined {
  return rules
    .filter(
      (rule) =>
        rule.legal_rule_code === wanted.code &&
        rule.policy_type_code === wanted.policyType &&
        rule.event_from <= wanted.eventDate &&
        (rule.event_to === null || wanted.eventDate <= rule.event_to),
    )
    .toSorted((one, other) => other.event_from.localeCompare(one.event_from))[0];
}

/**
 * The last day of a term that starts on a day.
 *
 * The day it starts is not counted. It stays where it falls, on a weekend or a holiday too: the law does not move it.
 */
export function legalDueDate(
  { days, day_kind: kind }: LegalTerm,
  startedOn: LocalDate,
  holidays: ReadonlySet<LocalDate>,
): LocalDate {
  return kind === 'calendar' ? addDays(startedOn, days) : addWorkingDays(startedOn, days, holidays);
}

/** Days of delay on a day; none up to the due date itself, which ends with its last minute. */
export function daysLate(dueDate: LocalDate, on: LocalDate): number {
  return Math.max(daysBetween(dueDate, on), 0);
}

/** What a delay costs: a share of the due amount for each day, to whole bani. */
export function penaltyFor(amount: Bani, days: number, penaltyPpm: number): Bani {
  return fractionOf(amount, days * penaltyPpm, 1_000_000);
}

/** What is due under a term and what was paid of it. */
type DueAmount = {
  amount: Bani;
  paid: Bani;
  /** Of what was paid late: bani times days of delay. */
  lateBaniDays: number;
};

/** What is still owed. */
export function owedOf({ amount, paid }: Pick<DueAmount, 'amount' | 'paid'>): Bani {
  return Math.max(amount - Math.max(paid, 0), 0);
}

/** How long a payment was owed beyond the due date, as bani times days; the day on which it was paid is the last of them. */
export function lateBaniDaysOf(dueDate: LocalDate, { on, bani }: { on: LocalDate; bani: Bani }): number {
  return bani * daysLate(dueDate, on);
}

/** What a delay costs when parts were paid meanwhile: each ban for the days on which it was owed, rounded once. */
export function penaltyWithPayments(due: DueAmount, days: number, penaltyPpm: number): Bani {
  return fractionOf(owedOf(due) * days + Math.max(due.lateBaniDays, 0), penaltyPpm, 1_000_000);
}

import type { LocalDate } from '@dosar/kernel/dates';
import { halfDaysOf, type FreeDays, type HalfDay, type LeavePeriod } from './leave-period.ts';

/** What somebody is entitled to in a calendar year, in half days. */
export type Entitlement = {
  year: number;
  entitled_half_days: number;
  carried_half_days: number;
  /** Last day on which days of the year before can be taken. */
  carried_until: LocalDate;
};

/** An approved absence, or one that waits for its decision, as far as balances are concerned. */
export type CountedLeave = LeavePeriod & {
  absence_id: string;
  is_approved: boolean;
  /** Takes days from the balance, as rest leave does. */
  deducts_balance: boolean;
  /** Gives back the days of rest leave that it falls into, as medical leave does. */
  returns_rest_days: boolean;
};

/** One change of a balance, in half days. */
export type LedgerEntry = {
  kind: 'entitled' | 'carried' | 'taken' | 'returned' | 'lapsed';
  date_from: LocalDate;
  date_to: LocalDate;
  half_days: number;
  /** What is left after it. */
  left: number;
  /** The absence that took or returned days. */
  absence_id?: string;
};

/** A balance with what explains it, in half days. */
export type LeaveBalance = {
  entitled: number;
  carried: number;
  lapsed: number;
  /** Approved days up to today, and those after it. */
  taken: number;
  planned: number;
  /** Asked for and not decided. */
  asked: number;
  /** Entitled and carried, without what is taken, planned or lapsed. */
  left: number;
  /** Oldest first. */
  ledger: LedgerEntry[];
};

type Costs = { leave: CountedLeave; halves: HalfDay[]; returned: HalfDay[] };

/**
 * The balance of rest leave for a year.
 *
 * A day belongs to the year in which it falls. Public holidays cost nothing, and medical leave within rest leave gives its
 * days back (Labour Code, article 145). Days of the year before are used first, and lapse when they are not taken in time.
 */
export function balanceOf(
  entitlement: Entitlement,
  leaves: readonly CountedLeave[],
  freeDays: FreeDays,
  today: LocalDate,
): LeaveBalance {
  const costs = leaves
    .filter((leave) => leave.deducts_balance)
    .map((leave) => costsOf(leave, leaves, entitlement.year, freeDays));
  const approved = costs.filter(({ leave }) => leave.is_approved);
  const net = approved.flatMap(({ halves, returned }) => without(halves, returned));
  const taken = net.filter(({ date }) => date <= today).length;
  const lapsed = lapsedOf(entitlement, net, today);
  const { entitled_half_days: entitled, carried_half_days: carried } = entitlement;
  return {
    entitled,
    carried,
    lapsed,
    taken,
    planned: net.length - taken,
    asked: costs
      .filter(({ leave }) => !leave.is_approved)
      .reduce((sum, { halves, returned }) => sum + halves.length - returned.length, 0),
    left: entitled + carried - lapsed - net.length,
    ledger: ledgerOf(entitlement, approved, lapsed),
  };
}

/** The half days of a year that a leave takes, and those that medical leave gives back. */
function costsOf(
  leave: CountedLeave,
  leaves: readonly CountedLeave[],
  year: number,
  freeDays: FreeDays,
): Costs {
  const inYear = ({ date }: HalfDay) => date.startsWith(`${year}-`);
  const halves = halfDaysOf(leave, freeDays).filter(inYear);
  const interrupting = leaves.filter((other) => other.returns_rest_days && other.is_approved);
  const covered = new Set(interrupting.flatMap((other) => halfDaysOf(other, freeDays).map(keyOf)));
  return { leave, halves, returned: halves.filter((half) => covered.has(keyOf(half))) };
}

function keyOf({ date, half }: HalfDay): string {
  return `${date} ${half}`;
}

function without(halves: readonly HalfDay[], taken: readonly HalfDay[]): HalfDay[] {
  const keys = new Set(taken.map(keyOf));
  return halves.filter((half) => !keys.has(keyOf(half)));
}

function lapsedOf(
  { carried_half_days: carried, carried_until: until }: Entitlement,
  net: readonly HalfDay[],
  today: LocalDate,
): number {
  if (today <= until) return 0;
  return Math.max(0, carried - net.filter(({ date }) => date <= until).length);
}

function ledgerOf(entitlement: Entitlement, approved: readonly Costs[], lapsed: number): LedgerEntry[] {
  const { year, carried_until: until } = entitlement;
  const newYear = `${year}-01-01`;
  const entries: Omit<LedgerEntry, 'left'>[] = [
    { kind: 'entitled', date_from: newYear, date_to: newYear, half_days: entitlement.entitled_half_days },
    { kind: 'carried', date_from: newYear, date_to: newYear, half_days: entitlement.carried_half_days },
  ];
  for (const { leave, halves, returned } of approved) {
    entries.push({
      kind: 'taken',
      ...spanOf(halves),
      half_days: -halves.length,
      absence_id: leave.absence_id,
    });
    entries.push({
      kind: 'returned',
      ...spanOf(returned),
      half_days: returned.length,
      absence_id: leave.absence_id,
    });
  }
  entries.push({ kind: 'lapsed', date_from: until, date_to: until, half_days: -lapsed });
  let left = 0;
  return entries
    .filter(({ half_days: halfDays }) => halfDays !== 0)
    .toSorted((one, other) => one.date_from.localeCompare(other.date_from))
    .map((entry) => ({ ...entry, left: (left += entry.half_days) }));
}

/** First and last day; empty spans belong to entries that are left out. */
function spanOf(halves: readonly HalfDay[]): { date_from: LocalDate; date_to: LocalDate } {
  return { date_from: halves[0]?.date ?? '', date_to: halves.at(-1)?.date ?? '' };
}

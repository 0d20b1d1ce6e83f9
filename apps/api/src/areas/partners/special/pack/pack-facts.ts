import { daysBetween, type LocalDate } from '@dosar/kernel/dates';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { findPackFiles, findPackTotals, findPackVisits } from './pack-facts-repository.ts';
import type { PackFile, PackTotals, PackVisit } from './pack-lines.ts';

/** What a pack says. */
export type PackFacts = {
  customer: string;
  organisation: string;
  language: Language;
  /** As `2026-03`. */
  month: string;
  totals: PackTotals;
  files: PackFile[];
  visits: PackVisit[];
};

/** The first days of a month and of the one after it. */
function monthBounds(month: string): { from: LocalDate; to: LocalDate } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: `${next}-01` };
}

/** The month that many months before that of a day. */
export function monthBefore(day: LocalDate, months: number): string {
  const [year = 0, number = 0] = day.split('-').map(Number);
  const count = year * 12 + number - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Days from the opening of a file to its end. */
export const daysOf = ({ openedOn, closedOn }: PackFile): number | null =>
  closedOn === null ? null : daysBetween(openedOn, closedOn);

/** The figures at the top of a pack. */
export const packSums = ({ totals }: PackFacts) => ({ ...totals, open: totals.files - totals.closed });

/** More than a fleet has in a month; where there is more, the pack says so. */
const mostLines = 5_000;

/** That a pack does not list all of something; nothing where it does. */
export function cutText(listed: number, all: number, language: Language): string | undefined {
  if (listed >= all) return undefined;
  const number = (value: number) => value.toLocaleString(language);
  return language === 'ro'
    ? `Sunt scrise primele ${number(listed)} din ${number(all)}. Cifrele de la început le numără pe toate.`
    : `The first ${number(listed)} of ${number(all)} are listed. The figures at the top count all of them.`;
}

type Place = { tx: Transaction<Database>; orgId: string; customerId: string };

/** Reads what a pack of a month says. */
export async function readPackFacts(
  { tx, orgId, customerId }: Place,
  head: Pick<PackFacts, 'customer' | 'organisation' | 'language' | 'month'>,
  most = mostLines,
): Promise<PackFacts> {
  const period = { orgId, customerId, ...monthBounds(head.month) };
  return {
    ...head,
    totals: await findPackTotals(tx, period),
    files: await findPackFiles(tx, period, most),
    visits: await findPackVisits(tx, period, most),
  };
}

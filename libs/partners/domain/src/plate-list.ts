import { isRealDate } from '@dosar/kernel/dates';
import { normalisePlate, plateKind } from '@dosar/kernel/plates';

/** A plate of a customer, from one day until another. */
export type PlateEntry = { plate: string; from: string | null; until: string | null };

/** Where the plate and its days stand in a row; `null` for a list without that column. */
export type PlateColumns = { plate: number; from: number | null; until: number | null };

/** Why a row of a list is left out. */
export type LeftOutReason = 'no_plate' | 'bad_plate' | 'bad_day' | 'ends_before_begin' | 'twice';

/** A row that is left out, with what it says. */
export type LeftOut = { row: number; text: string; reason: LeftOutReason };

const dayForms = [
  /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})[./-](?<m>\d{1,2})[./-](?<y>\d{4})$/,
];

/** A day as lists write it, `14.03.2024` or `2024-03-14`; undefined for what is no day. */
export function readDay(text: string): string | undefined {
  for (const form of dayForms) {
    const { y = '', m = '', d = '' } = form.exec(text.trim())?.groups ?? {};
    if (y !== '' && isRealDate(Number(y), Number(m), Number(d)))
      return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  }
  return undefined;
}

/** The plates of a list below its headings; rows that cannot be taken stand apart. `numbers` says where each row stands. */
export function readPlateRows(
  rows: readonly (readonly string[])[],
  columns: PlateColumns,
  numbers?: readonly number[],
): { entries: (PlateEntry & { row: number })[]; leftOut: LeftOut[] } {
  const entries: (PlateEntry & { row: number })[] = [];
  const leftOut: LeftOut[] = [];
  const seen = new Set<string>();
  rows.forEach((cells, index) => {
    // The headings are row 1, as a spreadsheet counts.
    const row = numbers?.[index] ?? index + 2;
    const read = readRow(cells, columns);
    const reason = typeof read === 'string' ? read : seen.has(read.plate) ? 'twice' : undefined;
    if (typeof read === 'string' || reason !== undefined) {
      const text = cells.filter(Boolean).join(' · ').slice(0, 200).toWellFormed();
      leftOut.push({ row, text, reason: reason ?? 'no_plate' });
      return;
    }
    seen.add(read.plate);
    entries.push({ ...read, row });
  });
  return { entries, leftOut };
}

function readRow(cells: readonly string[], columns: PlateColumns): PlateEntry | LeftOutReason {
  const written = (cells[columns.plate] ?? '').trim();
  if (written === '') return 'no_plate';
  if (plateKind(written) === 'unusual') return 'bad_plate';
  const from = dayOf(cells, columns.from);
  const until = dayOf(cells, columns.until);
  if (from === undefined || until === undefined) return 'bad_day';
  if (from !== null && until !== null && until < from) return 'ends_before_begin';
  return { plate: normalisePlate(written), from, until };
}

/** `null` for an empty cell, undefined for one that says no day. */
function dayOf(cells: readonly string[], column: number | null): string | null | undefined {
  const written = column === null ? '' : (cells[column] ?? '').trim();
  return written === '' ? null : readDay(written);
}

/** What a list changes; `ended` are plates that get a last day, or that a whole list does not have any more. */
export type PlateDifferences = {
  added: PlateEntry[];
  changed: (PlateEntry & { before: PlateEntry })[];
  ended: (PlateEntry & { before: PlateEntry })[];
  unchanged: number;
  /** Plates of the customer that the list does not have. */
  missing: number;
};

/** Compares a list with the plates that the customer has. A whole list ends, on `today`, what it does not have. */
export function comparePlates(
  known: readonly PlateEntry[],
  listed: readonly PlateEntry[],
  { isWholeList, today }: { isWholeList: boolean; today: string },
): PlateDifferences {
  const before = new Map(known.map((entry) => [entry.plate, entry]));
  const differences: PlateDifferences = { added: [], changed: [], ended: [], unchanged: 0, missing: 0 };
  for (const { plate, from, until } of listed) {
    const entry = { plate, from, until };
    const old = before.get(plate);
    before.delete(plate);
    if (old === undefined) differences.added.push(entry);
    else if (old.from === from && old.until === until) differences.unchanged++;
    else if (old.from === from && until !== null && (old.until === null || until < old.until))
      differences.ended.push({ ...entry, before: old });
    else differences.changed.push({ ...entry, before: old });
  }
  for (const old of before.values()) {
    const isOver = old.until !== null && old.until <= today;
    if (isOver) continue;
    differences.missing++;
    if (!isWholeList) continue;
    // A plate that was to begin later ends on its own first day.
    const until = old.from !== null && old.from > today ? old.from : today;
    if (until !== old.until) differences.ended.push({ plate: old.plate, from: old.from, until, before: old });
  }
  return differences;
}

/** The differences as one text: two equal texts change the same things. */
export function differencesKey({ added, changed, ended }: PlateDifferences): string {
  const line = (kind: string) => (entry: PlateEntry) =>
    `${kind} ${entry.plate} ${entry.from ?? ''} ${entry.until ?? ''}`;
  return [...added.map(line('+')), ...changed.map(line('~')), ...ended.map(line('-'))].sort().join('\n');
}

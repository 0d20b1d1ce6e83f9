import { tidyLine } from '@dosar/kernel/typed-line';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { countOutcomes } from '#src/kernel/csv/declared-import.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { typedHours } from './closed-hours.ts';
import { dayOf, readClosureFile, type ClosureLine } from './closure-file.ts';
import { findClosedDays, findHolidayDates, storeClosure, type ClosureRow } from './closure-repository.ts';

type Import = Schema<'ClosureImport'>;
type Reason = NonNullable<Import['lines'][number]['reason']>;
type Wanted = ClosureRow;
type Known = ClosureRow;
type Judged =
  | { outcome: 'left_out'; reason: Reason }
  | { outcome: 'unchanged' }
  | { outcome: 'new' | 'changed'; wanted: Wanted; known: Known | undefined };
type FileCall = Pick<Call<'previewClosures'>, 'tx' | 'caller' | 'body' | 'now'>;

const longestName = 80;

/** What a file of closed days would do, line by line. */
export async function previewClosures(call: FileCall): Promise<Import> {
  return (await judge(call)).told;
}

/** Closes the organisation on the days of a file; a line that cannot be is left out, and says why. */
export async function importClosures(call: Call<'importClosures'>): Promise<Import> {
  const { tx, caller, audit } = call;
  const { told, judged, isComplete } = await judge(call);
  if (!isComplete) throw fieldRefused('columns', 'required');
  for (const line of judged) {
    if (line.outcome !== 'new' && line.outcome !== 'changed') continue;
    const { wanted, known } = line;
    // Somebody has changed the day since the lines were judged: nothing of the file is done.
    if (!(await storeClosure(tx, caller.orgId, wanted))) throw staleRowVersion(wanted.row_version);
    const fields = changedFields(known, wanted, ['closed_from', 'closed_until', 'name_ro', 'name_en']);
    const subject = { id: wanted.closure_date, label: wanted.closure_date };
    await recordSettingChange(call, { page: 'closures', subject, fields });
  }
  audit.subject(caller.orgId);
  audit.note(Object.fromEntries(told.counts.map(({ outcome, count }) => [outcome, count])));
  return told;
}

async function judge({ tx, caller, body, now }: FileCall) {
  const { headings, columns, isComplete, lines } = readClosureFile(body.csv, body.columns);
  const facts = {
    today: localDateOf(now),
    holidays: new Set(await findHolidayDates(tx)),
    known: new Map(
      (await findClosedDays(tx, caller.orgId)).map((closure) => [closure.closure_date, closure]),
    ),
    seen: new Set<string>(),
  };
  const judged = isComplete ? lines.map((line) => judgeLine(line, facts)) : [];
  const told: Import = {
    headings,
    columns,
    lines: judged.map((result, index) => ({
      line: lines[index]?.line ?? 1,
      day: (lines[index]?.closure_date ?? '').slice(0, 40).toWellFormed(),
      name: (lines[index]?.name_ro ?? '').slice(0, longestName).toWellFormed(),
      outcome: result.outcome,
      reason: result.outcome === 'left_out' ? result.reason : null,
    })),
    counts: countOutcomes(judged),
  };
  return { told, judged, isComplete };
}

type Facts = { today: string; holidays: Set<string>; known: Map<string, Known>; seen: Set<string> };

/** Decides about one line; an empty English name is the Romanian one, and of a closed day the one that it has. */
function judgeLine(line: ClosureLine, { today, holidays, known: closed, seen }: Facts): Judged {
  const leftOut = (reason: Reason): Judged => ({ outcome: 'left_out', reason });
  const date = dayOf(line.closure_date ?? '');
  if (date === undefined) return leftOut('malformed_day');
  if (seen.has(date)) return leftOut('twice');
  if (date < today) return leftOut('day_over');
  if (holidays.has(date)) return leftOut('legal_holiday');
  const known = closed.get(date);
  const nameRo = tidyLine(line.name_ro ?? '');
  const nameEn = tidyLine(line.name_en ?? '') || (known?.name_ro === nameRo ? known.name_en : nameRo);
  if (nameRo === '' || nameRo.length > longestName || nameEn.length > longestName)
    return leftOut('malformed_name');
  const hours = hoursOf(line, known);
  if (hours === undefined) return leftOut('malformed_hours');
  seen.add(date);
  if (isSameDay(known, { ...hours, name_ro: nameRo, name_en: nameEn })) return { outcome: 'unchanged' };
  const wanted = {
    ...hours,
    closure_date: date,
    name_ro: nameRo,
    name_en: nameEn,
    row_version: known?.row_version ?? 0,
  };
  return { outcome: known === undefined ? 'new' : 'changed', wanted, known };
}

/** The closed hours of a line; a file without such columns leaves a closed day the hours that it has. */
function hoursOf({ closed_from: from, closed_until: until }: ClosureLine, known: Known | undefined) {
  if (from === undefined && until === undefined)
    return { closed_from: known?.closed_from ?? null, closed_until: known?.closed_until ?? null };
  return typedHours(from ?? '', until ?? '');
}

type Values = Pick<ClosureRow, 'closed_from' | 'closed_until' | 'name_ro' | 'name_en'>;

const isSameDay = (known: Known | undefined, wanted: Values) =>
  known !== undefined &&
  (['closed_from', 'closed_until', 'name_ro', 'name_en'] as const).every(
    (field) => known[field] === wanted[field],
  );

import { isLocalDate } from '@dosar/kernel/dates';
import { tidyLine } from '@dosar/kernel/typed-line';
import { localDateOf } from '@dosar/kernel/zone';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import type { PastSettingChange, RestoreCall, SettingPage } from '#src/kernel/settings/setting-page.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import {
  deleteClosure,
  findClosure,
  findClosures,
  findHolidays,
  storeClosure,
} from './closure-repository.ts';

type List = Schema<'ClosureList'>;
type NewClosure = Schema<'NewClosure'>;
type Reading = Pick<Call<'getClosures'>, 'tx' | 'caller' | 'now' | 'language'>;
type Changing = SettingCall & Pick<RestoreCall, 'audit' | 'language'>;

/** The days of a year on which the caller's organisation is closed. */
export function getClosures(call: Call<'getClosures'>): Promise<List> {
  return listOf(call, call.query.year ?? yearOf(localDateOf(call.now)));
}

/** Closes the caller's organisation on a day, or names the day otherwise. */
export async function saveClosure(call: Call<'saveClosure'>): Promise<List> {
  await closeDay(call, call.body);
  return listOf(call, yearOf(call.body.closure_date));
}

/** Opens the caller's organisation on a day again. */
export async function removeClosure(call: Call<'removeClosure'>): Promise<List> {
  await remove(call, call.body);
  return listOf(call, yearOf(call.body.closure_date));
}

/** The page of closed days among those with a history; each day is a record of its own. */
export const closuresPage: SettingPage = {
  page: 'closures',
  changedBy: 'saveClosure',
  restore: async (call, change) => {
    const date = change.subject_id ?? '';
    const present = await findClosure(call.tx, call.caller.orgId, date);
    const before = namesBefore(change);
    if (before === undefined && present !== undefined) await remove(call, present);
    else if (before !== undefined)
      await closeDay(call, {
        name_ro: before.name_ro ?? present?.name_ro ?? '',
        name_en: before.name_en ?? present?.name_en ?? '',
        closure_date: date,
        row_version: present?.row_version ?? 0,
      });
  },
};

/** The names before a change, as far as it was about them; undefined of a day that was new with it. */
function namesBefore({ fields }: PastSettingChange) {
  const valueOf = (name: string) => {
    const value = fields.find(({ field }) => field === name)?.before;
    return typeof value === 'string' ? value : undefined;
  };
  if (fields.every(({ before }) => before === null)) return undefined;
  return { name_ro: valueOf('name_ro'), name_en: valueOf('name_en') };
}

/** Stores a closed day with a change in the history of the page. */
export async function closeDay(call: Changing, typed: NewClosure): Promise<void> {
  const { tx, caller } = call;
  const wanted = { ...typed, name_ro: tidyLine(typed.name_ro), name_en: tidyLine(typed.name_en) };
  const refused: FieldProblem[] = [];
  for (const field of ['name_ro', 'name_en'] as const)
    if (wanted[field] === '') refused.push({ field, code: 'required' });
  refused.push(...(await refusedDate(call, wanted.closure_date)));
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });

  const before = await findClosure(tx, caller.orgId, wanted.closure_date);
  if (!(await storeClosure(tx, caller.orgId, wanted))) throw staleRowVersion(before?.row_version ?? 0);
  await remember(call, wanted.closure_date, before, wanted);
}

async function remove(
  call: Changing,
  { closure_date: date, row_version }: Pick<NewClosure, 'closure_date' | 'row_version'>,
): Promise<void> {
  const { tx, caller, now } = call;
  if (date < localDateOf(now)) throw new Problem(422, 'rule_refused', { fields: [outdated] });
  const before = await findClosure(tx, caller.orgId, date);
  if (!(await deleteClosure(tx, caller.orgId, { closure_date: date, row_version })))
    throw staleRowVersion(before?.row_version ?? 0);
  await remember(call, date, before, undefined);
}

const outdated: FieldProblem = { field: 'closure_date', code: 'outdated' };

/** Balances and statistics of days that are over have been told to people already. */
async function refusedDate({ tx, now, language }: Changing, date: string): Promise<FieldProblem[]> {
  if (!isLocalDate(date)) return [{ field: 'closure_date', code: 'invalid_format' }];
  if (date < localDateOf(now)) return [outdated];
  const holidays = await findHolidays(tx, yearOf(date), language);
  return holidays.some((holiday) => holiday.date === date)
    ? [{ field: 'closure_date', code: 'invalid_value' }]
    : [];
}

type Names = Pick<NewClosure, 'name_ro' | 'name_en'> | undefined;

async function remember(call: Changing, date: string, before: Names, after: Names): Promise<void> {
  call.audit.subject(call.caller.orgId);
  const fields = changedFields(before, after, ['name_ro', 'name_en']);
  call.audit.note({ day: date, ...auditedFields(fields) });
  await recordSettingChange(call, { page: 'closures', subject: { id: date, label: date }, fields });
}

async function listOf({ tx, caller, now, language }: Reading, year: number): Promise<List> {
  return {
    year,
    today: localDateOf(now),
    closures: await findClosures(tx, caller.orgId, year),
    holidays: await findHolidays(tx, year, language),
  };
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

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
import { closedHoursOf } from './closed-hours.ts';
import {
  deleteClosure,
  findClosure,
  findClosures,
  findHolidays,
  storeClosure,
  type ClosureRow,
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
    const before = valuesBefore(change);
    if (before === undefined && present !== undefined) await remove(call, present);
    else if (before !== undefined)
      await closeDay(call, {
        ...{ closed_from: null, closed_until: null, name_ro: '', name_en: '' },
        ...present,
        ...before,
        closure_date: date,
        row_version: present?.row_version ?? 0,
      });
  },
};

/** Names and hours before a change, as far as it was about them; undefined of a day that was new with it. */
function valuesBefore({ fields }: PastSettingChange): Partial<Values> | undefined {
  if (fields.some(({ field, before }) => field === 'name_ro' && before === null)) return undefined;
  return Object.fromEntries(
    fields.flatMap(({ field, before }) => {
      const name = remembered.find((known) => known === field);
      return name !== undefined && (before === null || typeof before === 'string') ? [[name, before]] : [];
    }),
  );
}

/** Stores a closed day with a change in the history of the page. */
export async function closeDay(call: Changing, typed: NewClosure): Promise<void> {
  const { tx, caller } = call;
  const hours = closedHoursOf(typed.closed_from, typed.closed_until);
  const wanted = {
    ...typed,
    ...(hours ?? { closed_from: null, closed_until: null }),
    name_ro: tidyLine(typed.name_ro),
    name_en: tidyLine(typed.name_en),
  };
  const refused: FieldProblem[] = [];
  for (const field of ['name_ro', 'name_en'] as const)
    if (wanted[field] === '') refused.push({ field, code: 'required' });
  if (hours === undefined) refused.push({ field: 'closed_until', code: 'invalid_value' });
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

/** Past days cannot change, because balances and statistics of them have been published. */
async function refusedDate({ tx, now, language }: Changing, date: string): Promise<FieldProblem[]> {
  if (!isLocalDate(date)) return [{ field: 'closure_date', code: 'invalid_format' }];
  if (date < localDateOf(now)) return [outdated];
  const holidays = await findHolidays(tx, yearOf(date), language);
  return holidays.some((holiday) => holiday.date === date)
    ? [{ field: 'closure_date', code: 'invalid_value' }]
    : [];
}

const remembered = ['closed_from', 'closed_until', 'name_ro', 'name_en'] as const;
type Values = Pick<ClosureRow, (typeof remembered)[number]>;

async function remember(
  call: Changing,
  date: string,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  call.audit.subject(call.caller.orgId);
  const fields = changedFields(before, after, remembered);
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

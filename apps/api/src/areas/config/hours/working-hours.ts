import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import { withValuesBefore, type RestoreCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { changeWorkingHours, readWorkingHours } from '#src/areas/account/index.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';

type Hours = Schema<'WorkingHoursSettings'>;

/** When the caller's organisation works, and when its messages leave. */
export function getWorkingHours({
  tx,
  caller,
}: Pick<Call<'getWorkingHours'>, 'tx'> & { caller: { orgId: string } }): Promise<Hours> {
  return readWorkingHours(tx, caller.orgId);
}

/** Changes when the caller's organisation works, and when its messages leave. */
export function updateWorkingHours(call: Call<'updateWorkingHours'>): Promise<Hours> {
  return storeWorkingHours(call, call.body);
}

/** The page of working hours among those with a history. */
export const workingHoursPage: SettingPage = {
  page: 'working-hours',
  changedBy: 'updateWorkingHours',
  restore: async (call, change) => {
    const present = await readWorkingHours(call.tx, call.caller.orgId);
    const { messages_from, messages_until, ...days } = withValuesBefore(fieldsOfHours(present), change);
    const { row_version } = present;
    await storeWorkingHours(call, {
      working_hours: daysOf(days),
      messages_from,
      messages_until,
      row_version,
    });
  },
};

/** Stores the hours with a change in the history of the page. */
export async function storeWorkingHours(
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  typed: Hours,
): Promise<Hours> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const refused = refusedHours(typed);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });

  const working_hours = typed.working_hours.toSorted((one, other) => one.weekday - other.weekday);
  const before = await readWorkingHours(tx, caller.orgId);
  const after = await changeWorkingHours(tx, caller.orgId, { ...typed, working_hours });
  if (after === undefined) throw staleRowVersion(before.row_version);
  const fields = changedFields(fieldsOfHours(before), fieldsOfHours(after), [
    ...weekdays.map(fieldOf),
    'messages_from',
    'messages_until',
  ]);
  audit.note(auditedFields(fields));
  await recordSettingChange(call, { page: 'working-hours', fields });
  return after;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof weekdays)[number];
const fieldOf = (weekday: Weekday) => `weekday_${weekday}` as const;
type DayValues = Record<ReturnType<typeof fieldOf>, string | null>;

/** The hours as the history keeps them: each weekday is a value of its own, such as `09:00–17:00`. */
export function fieldsOfHours({
  working_hours: days,
  messages_from,
  messages_until,
}: Omit<Hours, 'row_version'>) {
  const hoursOn = (weekday: Weekday) => {
    const day = days.find((one) => one.weekday === weekday);
    return day === undefined ? null : `${day.from}–${day.until}`;
  };
  const values: DayValues = {
    weekday_1: hoursOn(1),
    weekday_2: hoursOn(2),
    weekday_3: hoursOn(3),
    weekday_4: hoursOn(4),
    weekday_5: hoursOn(5),
    weekday_6: hoursOn(6),
    weekday_7: hoursOn(7),
  };
  return { ...values, messages_from, messages_until };
}

function daysOf(values: DayValues): Hours['working_hours'] {
  return weekdays.flatMap((weekday) => {
    const [from, until] = values[fieldOf(weekday)]?.split('–') ?? [];
    return from === undefined || until === undefined ? [] : [{ weekday, from, until }];
  });
}

/** Hours that end before they begin, and weekdays that are named twice. */
function refusedHours({ working_hours: days, messages_from, messages_until }: Hours): FieldProblem[] {
  const known = new Set<number>();
  const refused = days.flatMap(({ weekday, from, until }, index): FieldProblem[] => {
    const isDouble = known.has(weekday);
    known.add(weekday);
    if (isDouble) return [{ field: `working_hours.${index}.weekday`, code: 'invalid_value' }];
    return from < until ? [] : [{ field: `working_hours.${index}.until`, code: 'invalid_value' }];
  });
  return messages_from < messages_until
    ? refused
    : [...refused, { field: 'messages_until', code: 'invalid_value' }];
}

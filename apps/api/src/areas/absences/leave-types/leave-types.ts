import { tidyLine } from '@dosar/kernel/typed-line';
import { localDateOf } from '@dosar/kernel/zone';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type PastSettingChange,
  type RestoreCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { leastHalfDays } from '../rules/leave-rules-repository.ts';
import { findLeaveTypes, storeLeaveType, type KeptLeaveType } from './leave-type-repository.ts';
import { findMinimum, storeMinimum } from './presence-minimums.ts';

type Change = Schema<'LeaveTypeChange'>;
type Reading = Pick<Call<'getLeaveTypes'>, 'tx' | 'caller' | 'now'>;

const leastDays = leastHalfDays / 2;
const fieldNames = [
  'name_ro',
  'name_en',
  'short_ro',
  'short_en',
  'needs_certificate',
  'only_managers',
  'is_offered',
  'days_per_year',
] as const;

/** The kinds of absence of the caller's organisation. */
export async function getLeaveTypes({ tx, caller, now }: Reading): Promise<Schema<'LeaveTypeList'>> {
  const types = await findLeaveTypes(tx, caller.orgId, localDateOf(now));
  return {
    items: types.map((type) => {
      const { deducts_balance: deducts, returns_rest_days: _, ...shown } = type;
      return {
        ...shown,
        days_per_year: daysOf(type),
        least_days: deducts ? leastDays : null,
        is_by_law: isByLaw(type),
      };
    }),
  };
}

/** Words a kind of absence, and says what it needs and gives. */
export async function saveLeaveType(call: Call<'saveLeaveType'>): Promise<Schema<'LeaveTypeList'>> {
  await storeType(call, call.body);
  return getLeaveTypes(call);
}

/** The page of the kinds of absence among those with a history. */
export const leaveTypesPage: SettingPage = {
  page: 'leave-types',
  changedBy: 'saveLeaveType',
  restore: async (call, change) => {
    const types = await findLeaveTypes(call.tx, call.caller.orgId, localDateOf(call.now));
    const present = types.find(({ absence_type_code: code }) => code === change.subject_id);
    if (present === undefined) return restoreMinimum(call, change);
    const { absence_type_code, row_version } = present;
    await storeType(call, {
      ...withValuesBefore(valuesOf(present), change),
      absence_type_code,
      row_version,
    });
  },
};

/** The page also holds the numbers of teams. */
async function restoreMinimum(call: RestoreCall, change: PastSettingChange): Promise<void> {
  const present = await findMinimum(call, change.subject_id ?? '');
  if (present === undefined) throw settingGone();
  const { team_id, people, row_version } = present;
  await storeMinimum(call, { ...withValuesBefore({ people }, change), team_id, row_version });
}

/** Leave that the law gives cannot be taken off the list: rest, and illness, which gives rest days back. */
const isByLaw = (type: KeptLeaveType) => type.deducts_balance || type.returns_rest_days;

const daysOf = (type: KeptLeaveType) => (type.deducts_balance ? (type.days_per_year ?? leastDays) : null);

/** What can be set of a kind of absence. */
export function valuesOf(type: KeptLeaveType): Pick<Change, (typeof fieldNames)[number]> {
  const { name_ro, name_en, short_ro, short_en, needs_certificate, only_managers, is_offered } = type;
  return {
    ...{ name_ro, name_en, short_ro, short_en, needs_certificate, only_managers, is_offered },
    days_per_year: daysOf(type),
  };
}

/** Stores a kind of absence with a change in the history of the page. */
export async function storeType(call: ChangingCall, typed: Change): Promise<void> {
  const { tx, caller, now, language, audit } = call;
  const types = await findLeaveTypes(tx, caller.orgId, localDateOf(now));
  const present = types.find(({ absence_type_code: code }) => code === typed.absence_type_code);
  if (present === undefined) throw notFound();
  const wanted = {
    ...typed,
    name_ro: tidyLine(typed.name_ro),
    name_en: tidyLine(typed.name_en),
    short_ro: tidyLine(typed.short_ro),
    short_en: tidyLine(typed.short_en),
  };
  const fields = refusedFields(wanted, present);
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
  if (!(await storeLeaveType(tx, caller.orgId, wanted))) throw staleRowVersion(present.row_version);

  const changed = changedFields(valuesOf(present), wanted, fieldNames);
  audit.subject(caller.orgId);
  audit.note({
    absence_type_code: wanted.absence_type_code,
    ...auditedFields(changed),
  });
  await recordSettingChange(call, {
    page: 'leave-types',
    subject: { id: wanted.absence_type_code, label: wanted[`name_${language}`] },
    fields: changed,
  });
}

function refusedFields(wanted: Change, present: KeptLeaveType): FieldProblem[] {
  const fields: FieldProblem[] = [];
  for (const field of ['name_ro', 'name_en'] as const)
    if (wanted[field].length < 3) fields.push({ field, code: 'too_short' });
  for (const field of ['short_ro', 'short_en'] as const)
    if (wanted[field] === '') fields.push({ field, code: 'required' });
  if (isByLaw(present) && !wanted.is_offered) fields.push({ field: 'is_offered', code: 'invalid_value' });
  if (isByLaw(present) && wanted.only_managers)
    fields.push({ field: 'only_managers', code: 'invalid_value' });
  const { days_per_year: days } = wanted;
  if (present.deducts_balance && days === null) fields.push({ field: 'days_per_year', code: 'required' });
  if (!present.deducts_balance && days !== null)
    fields.push({ field: 'days_per_year', code: 'invalid_value' });
  if (present.deducts_balance && days !== null && days < leastDays)
    fields.push({ field: 'days_per_year', code: 'too_small' });
  return fields;
}

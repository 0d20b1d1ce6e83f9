import { counties } from '@dosar/kernel/counties';
import { parsePhone } from '@dosar/kernel/phones';
import { tidyLine } from '@dosar/kernel/typed-line';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type RestoreCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { findBranch, findBranches, insertBranch, updateBranch } from './branch-repository.ts';

type Change = Schema<'BranchChange'>;

/** The offices of the caller's organisation. */
export async function getBranches({
  tx,
  caller,
}: Pick<Call<'getBranches'>, 'tx' | 'caller'>): Promise<Schema<'BranchList'>> {
  return { items: await findBranches(tx, caller.orgId) };
}

/** Opens, changes or closes an office of the caller's organisation. */
export async function saveBranch(call: Call<'saveBranch'>): Promise<Schema<'BranchList'>> {
  await storeBranch(call, call.body);
  return getBranches(call);
}

/** The page of offices among those with a history. An office that was opened is closed by hand: files may have it by now. */
export const branchesPage: SettingPage = {
  page: 'branches',
  changedBy: 'saveBranch',
  isRestorable: ({ fields }) => fields.every(({ field, before }) => field !== 'name' || before !== null),
  restore: async (call, change) => {
    const present = await findBranch(call.tx, call.caller.orgId, change.subject_id ?? '');
    if (present === undefined) throw settingGone();
    await storeBranch(call, withValuesBefore(present, change));
  },
};

const names = ['name', 'county_code', 'locality', 'address', 'phone', 'is_active'] as const;

/** Stores an office with a change in the history of the page. */
export async function storeBranch(
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  typed: Change,
): Promise<void> {
  const { tx, caller, audit } = call;
  const wanted = tidied(typed);
  const refused = refusedFields(wanted);
  if (refused.length > 0) throw new Problem(422, 'rule_refused', { fields: refused });

  const { branch_id: knownId } = wanted;
  const before = knownId === null ? undefined : await findBranch(tx, caller.orgId, knownId);
  if (knownId !== null) {
    if (before === undefined) throw notFound();
    if (!(await updateBranch(tx, caller.orgId, { ...wanted, branch_id: knownId })))
      throw staleRowVersion(before.row_version);
  }
  const id = knownId ?? (await insertBranch(tx, caller.orgId, wanted));
  audit.subject(id);
  const fields = changedFields(before, wanted, names);
  audit.note(auditedFields(fields));
  await recordSettingChange(call, { page: 'branches', subject: { id, label: wanted.name }, fields });
}

function tidied(typed: Change): Change {
  const line = (text: string | null) => tidyLine(text ?? '');
  const phone = line(typed.phone);
  return {
    ...typed,
    name: line(typed.name),
    locality: line(typed.locality),
    address: line(typed.address) || null,
    phone: phone === '' ? null : (parsePhone(phone)?.e164 ?? phone),
  };
}

function refusedFields({ name, locality, county_code, phone }: Change): FieldProblem[] {
  const fields: FieldProblem[] = [];
  if (name === '') fields.push({ field: 'name', code: 'required' });
  if (locality === '') fields.push({ field: 'locality', code: 'required' });
  if (!counties.some(({ code }) => code === county_code))
    fields.push({ field: 'county_code', code: 'invalid_value' });
  if (phone !== null && parsePhone(phone) === undefined)
    fields.push({ field: 'phone', code: 'invalid_format' });
  return fields;
}

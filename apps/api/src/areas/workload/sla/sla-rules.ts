import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { settingGone, type ChangingCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { findSlaRules, storeSlaRule } from './sla-rule-repository.ts';

type Reading = Pick<Call<'getWorkSla'>, 'tx' | 'caller' | 'language'>;
type Change = Call<'saveWorkSla'>['body'];

/** The terms of the kinds of work of the caller's organisation. */
export async function getWorkSla({ tx, caller, language }: Reading): Promise<Schema<'WorkSlaList'>> {
  return { items: await findSlaRules(tx, caller.orgId, language) };
}

/** Sets at which part of its term the owner of work of a kind is warned. */
export async function saveWorkSla(call: Call<'saveWorkSla'>): Promise<Schema<'WorkSlaList'>> {
  await storeRule(call, call.body);
  return getWorkSla(call);
}

/** The page of these warnings among those with a history. */
export const slaRulesPage: SettingPage = {
  page: 'sla',
  changedBy: 'saveWorkSla',
  restore: async (call, change) => {
    const rules = await findSlaRules(call.tx, call.caller.orgId, call.language);
    const present = rules.find(({ assignment_type_code: code }) => code === change.subject_id);
    const before = change.fields.find(({ field }) => field === 'warn_percent')?.before;
    if (present === undefined || typeof before !== 'number') throw settingGone();
    const { assignment_type_code, row_version } = present;
    await storeRule(call, { assignment_type_code, warn_percent: before, row_version });
  },
};

/** Stores when owners are warned, with a change in the history of the page. */
export async function storeRule(call: ChangingCall, wanted: Change): Promise<void> {
  const { tx, caller, language, audit } = call;
  const { assignment_type_code: code, warn_percent: percent } = wanted;
  const rules = await findSlaRules(tx, caller.orgId, language);
  const present = rules.find((rule) => rule.assignment_type_code === code);
  if (present === undefined) throw notFound();
  if (!(await storeSlaRule(tx, caller.orgId, wanted))) throw staleRowVersion(present.row_version);
  audit.subject(caller.orgId);
  audit.note({ assignment_type_code: code, before: present.warn_percent, after: percent });
  await recordSettingChange(call, {
    page: 'sla',
    subject: { id: code, label: present.name },
    fields: changedFields(present, wanted, ['warn_percent']),
  });
}

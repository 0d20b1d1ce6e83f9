import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { isSameTerm } from '@dosar/workload-domain';
import {
  settingGone,
  withValuesBefore,
  type PastSettingChange,
  type RestoreCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { removeVersion, storeVersion, versionFields, versionId } from './change-legal-rule.ts';
import { findLegalRules, type LegalRuleKey, type StoredLegalRule } from './legal-rule-repository.ts';

/** The page of the terms of the law among those with a history. What has begun is not undone: its old values hold again from tomorrow on. */
export const legalRulesPage: SettingPage = {
  page: 'legal-rules',
  changedBy: 'saveLegalRule',
  restore: async (call, change) => {
    const all = await findLegalRules(call.tx, call.caller.orgId);
    const tomorrow = addDays(localDateOf(call.now), 1);
    const key = keyOf(change);
    const present = all.find((rule) => versionId(rule) === change.subject_id);
    const isNew = change.fields.every(({ before }) => before === null);
    if (isNew && present === undefined) throw settingGone();
    if (isNew && present !== undefined && key.event_from >= tomorrow) return removeVersion(call, present);
    const values = isNew ? predecessorOf(key, all) : valuesBefore(change, present);
    if (values === undefined) throw settingGone();
    await storeFrom(call, all, { ...key, event_from: later(key.event_from, tomorrow) }, values);
  },
};

type Values = Pick<StoredLegalRule, (typeof versionFields)[number]>;

const later = (one: string, other: string) => (one > other ? one : other);

async function storeFrom(
  call: RestoreCall,
  all: readonly StoredLegalRule[],
  key: LegalRuleKey,
  values: Values,
): Promise<void> {
  const there = all.find((rule) => versionId(rule) === versionId(key));
  await storeVersion(call, { ...key, ...values, row_version: there?.row_version ?? 0 });
}

function keyOf({ subject_id: id }: PastSettingChange): LegalRuleKey {
  const [code = '', policyType = '', from = ''] = (id ?? '').split(' ');
  if (code !== 'RCA_30' && code !== 'RCA_10') throw settingGone();
  return { legal_rule_code: code, policy_type_code: policyType, event_from: from };
}

function valuesOf(rule: StoredLegalRule): Values {
  const { days, day_kind, penalty_ppm, on_reopening, source_ro, source_en } = rule;
  return { days, day_kind, penalty_ppm, on_reopening, source_ro, source_en };
}

/** The values before a change; of a version that was removed by it, all of them are in the change. */
function valuesBefore(change: PastSettingChange, present: StoredLegalRule | undefined): Values | undefined {
  if (present !== undefined) return withValuesBefore(valuesOf(present), change);
  const before = Object.fromEntries(change.fields.map((field) => [field.field, field.before]));
  return isWhole(before) ? before : undefined;
}

function isWhole(values: Record<string, unknown>): values is Values {
  return versionFields.every((field) => values[field] !== null && values[field] !== undefined);
}

/** What held before a version that was new. */
function predecessorOf(key: LegalRuleKey, all: readonly StoredLegalRule[]): Values | undefined {
  const before = all
    .filter((rule) => isSameTerm(rule, key) && rule.event_from < key.event_from)
    .toSorted((one, other) => other.event_from.localeCompare(one.event_from))[0];
  return before && valuesOf(before);
}

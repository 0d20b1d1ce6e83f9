import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import { settingGone, type RestoreCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { readStaffSwitches, writeStaffSwitch } from '#src/areas/account/index.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { findFeatures, switchFlag } from './feature-repository.ts';

type Feature = Schema<'Feature'>;
type Code = Feature['feature_code'];

/** Features that calls and pages name in the contract; a test compares the two. */
export const contractFeatures = [
  'ai-assistant',
  'manager-area',
  'reports',
  'time-off',
  'special-customers',
  'partners',
] as const satisfies readonly Code[];

type Reading = Pick<Call<'getFeatures'>, 'tx'> & { caller: { orgId: string } };

/** The feature switches of the caller's organisation. */
export async function getFeatures({ tx, caller }: Reading): Promise<Schema<'FeatureList'>> {
  const stored = new Map((await findFeatures(tx, caller.orgId)).map((flag) => [flag.feature_code, flag]));
  const { row_version, ...switches } = await readStaffSwitches(tx, caller.orgId);
  const flags = contractFeatures.map((code): Feature => {
    const flag = stored.get(code);
    return {
      feature_code: code,
      is_enabled: flag?.is_enabled ?? false,
      row_version: flag?.row_version ?? 0,
    };
  });
  return {
    items: [
      ...flags,
      { feature_code: 'impersonation', is_enabled: switches.impersonation, row_version },
      { feature_code: 'notices', is_enabled: switches.notices, row_version },
    ],
  };
}

/** Switches a feature of the caller's organisation; every process then reloads the features of its sessions. */
export async function switchFeature(call: Call<'switchFeature'>): Promise<Schema<'FeatureList'>> {
  await switchTo(call, call.body);
  return getFeatures(call);
}

/** The page of features among those with a history; each feature is a field of it. */
export const featuresPage: SettingPage = {
  page: 'features',
  changedBy: 'switchFeature',
  restore: async (call, { fields }) => {
    const { items } = await getFeatures(call);
    for (const { field, before } of fields) {
      const present = items.find((item) => item.feature_code === field);
      if (present === undefined) throw settingGone();
      await switchTo(call, { ...present, is_enabled: before === true });
    }
  },
};

/** Switches a feature, with a change in the history of the page. */
export async function switchTo(
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  wanted: Feature,
): Promise<void> {
  const { tx, caller, audit } = call;
  const code = wanted.feature_code;
  audit.subject(caller.orgId);
  const before = (await getFeatures(call)).items.find((item) => item.feature_code === code);
  if (!(await store(tx, caller.orgId, wanted))) throw staleRowVersion(before?.row_version ?? 0);
  const states = [before, wanted].map((state) => ({ [code]: state?.is_enabled ?? false }));
  const fields = changedFields<string>(states[0], states[1], [code]);
  audit.note(auditedFields(fields));
  await recordSettingChange(call, { page: 'features', fields });
}

function store(tx: SettingCall['tx'], orgId: string, wanted: Feature): Promise<boolean> {
  const { feature_code: name, is_enabled: isOn, row_version } = wanted;
  if (name === 'impersonation' || name === 'notices')
    return writeStaffSwitch(tx, orgId, { name, isOn, row_version });
  return switchFlag(tx, orgId, wanted);
}

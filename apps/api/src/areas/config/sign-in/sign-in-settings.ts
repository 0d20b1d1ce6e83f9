import type { Schema } from '@dosar/openapi';
import type { PasswordPolicy } from '#src/kernel/database/index.ts';

type Settings = Schema<'SignInSettings'>;

/** The demands of the form as they are stored. */
export function policyOf(settings: Settings): PasswordPolicy {
  return {
    min_length: settings.min_length,
    prevent_username: {
      enabled: settings.prevent_username,
      ...words(settings.prevent_username_ro, settings.prevent_username_en),
    },
    prevent_org_name: {
      enabled: settings.prevent_org_name,
      ...words(settings.prevent_org_name_ro, settings.prevent_org_name_en),
    },
    prevent_month: {
      enabled: settings.prevent_month,
      ...words(settings.prevent_month_ro, settings.prevent_month_en),
    },
    ...(settings.validation_rule !== null && {
      validation_rule: {
        pattern: settings.validation_rule,
        ...words(settings.validation_rule_ro, settings.validation_rule_en),
      },
    }),
  };
}

/** Stored demands as the form shows them. */
export function demandsOf(
  policy: PasswordPolicy,
  leastLength: number,
): Omit<Settings, 'sign_in_mode' | 'row_version'> {
  const {
    prevent_username: name,
    prevent_org_name: org,
    prevent_month: month,
    validation_rule: form,
  } = policy;
  return {
    min_length: Math.max(policy.min_length ?? leastLength, leastLength),
    prevent_username: name?.enabled ?? false,
    prevent_username_ro: name?.message ?? null,
    prevent_username_en: name?.message_en ?? null,
    prevent_org_name: org?.enabled ?? false,
    prevent_org_name_ro: org?.message ?? null,
    prevent_org_name_en: org?.message_en ?? null,
    prevent_month: month?.enabled ?? false,
    prevent_month_ro: month?.message ?? null,
    prevent_month_en: month?.message_en ?? null,
    validation_rule: form?.pattern ?? null,
    validation_rule_ro: form?.message ?? null,
    validation_rule_en: form?.message_en ?? null,
  };
}

function words(ro: string | null, en: string | null) {
  return { ...(ro && { message: ro }), ...(en && { message_en: en }) };
}

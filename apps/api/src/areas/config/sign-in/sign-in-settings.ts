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
  const [name, org, month, form] = [
    told(policy.prevent_username),
    told(policy.prevent_org_name),
    told(policy.prevent_month),
    told(policy.validation_rule),
  ];
  return {
    min_length: Math.max(policy.min_length ?? leastLength, leastLength),
    prevent_username: name.enabled,
    prevent_username_ro: name.ro,
    prevent_username_en: name.en,
    prevent_org_name: org.enabled,
    prevent_org_name_ro: org.ro,
    prevent_org_name_en: org.en,
    prevent_month: month.enabled,
    prevent_month_ro: month.ro,
    prevent_month_en: month.en,
    validation_rule: policy.validation_rule?.pattern ?? null,
    validation_rule_ro: form.ro,
    validation_rule_en: form.en,
  };
}

/** A demand with its words, where it says any. */
function told(demand?: { enabled?: boolean; message?: string; message_en?: string }) {
  return {
    enabled: demand?.enabled ?? false,
    ro: demand?.message ?? null,
    en: demand?.message_en ?? null,
  };
}

function words(ro: string | null, en: string | null) {
  return { ...(ro && { message: ro }), ...(en && { message_en: en }) };
}

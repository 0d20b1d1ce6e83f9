import type { Schema } from '@dosar/openapi';
import { defaultMinimumLength } from '@dosar/account-domain';
import type { PasswordPolicy } from '#src/kernel/database/index.ts';
import type { readOrganisation } from './profile-repository.ts';

/** The organisation of a profile as it is stored. */
export type Organisation = Awaited<ReturnType<typeof readOrganisation>>;

/** What an organisation has switched on for its staff, and what it demands of their passwords. */
export function appMetadata({ app_metadata: metadata }: Organisation): Schema<'AppMetadata'> {
  return {
    enable_user_new_activities_notifications: metadata.enable_user_new_activities_notifications ?? false,
    enable_ai_assistant: metadata.enable_ai_assistant ?? false,
    enable_user_impersonation: metadata.enable_user_impersonation ?? false,
    credentials: { password_policy: passwordPolicy(metadata.credentials?.password_policy ?? {}) },
  };
}

/** How an organisation looks, on every page that is its own. */
export function brandingOf(organisation: Organisation) {
  const { logo_url, material_color, align_logo, sidebar, color, short_name, icon_font_url } = organisation;
  const theme = organisation.theme ?? 'default';
  return { logo_url, material_color, align_logo, theme, sidebar, color, short_name, icon_font_url };
}

/** What every profile says about the organisation: its names and its looks. */
export function looksOf(organisation: Organisation) {
  const branding = brandingOf(organisation);
  const { logo_url, material_color, align_logo, theme, sidebar } = branding;
  return {
    org_code: organisation.org_code,
    org_name: organisation.org_name,
    org_type: organisation.org_type,
    logo_url,
    material_color,
    align_logo,
    theme,
    sidebar,
    backgroundColor: organisation.background_color,
    branding,
  };
}

/** The demands of an organisation on passwords, complete. */
export function passwordPolicy(policy: PasswordPolicy): Schema<'PasswordPolicy'> {
  return {
    min_length: policy.min_length ?? defaultMinimumLength,
    prevent_username: policy.prevent_username?.enabled ?? false,
    prevent_username_message: policy.prevent_username?.message ?? null,
    prevent_org_name: policy.prevent_org_name?.enabled ?? false,
    prevent_org_name_message: policy.prevent_org_name?.message ?? null,
    prevent_month: policy.prevent_month?.enabled ?? false,
    prevent_month_message: policy.prevent_month?.message ?? null,
    validation_rule: policy.validation_rule?.pattern ?? null,
    validation_rule_message: policy.validation_rule?.message ?? null,
  };
}

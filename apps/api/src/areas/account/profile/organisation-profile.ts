import type { Schema } from '@dosar/openapi';
import { defaultMinimumLength } from '@dosar/account-domain';
import type { PasswordPolicy } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { readOrganisation } from './profile-repository.ts';

/** The organisation of a profile as it is stored. */
export type Organisation = Awaited<ReturnType<typeof readOrganisation>>;

/** What an organisation has switched on for its staff, and what it demands of their passwords. */
export function appMetadata(
  { app_metadata: metadata }: Organisation,
  language: Language,
): Schema<'AppMetadata'> {
  return {
    enable_user_new_activities_notifications: metadata.enable_user_new_activities_notifications ?? false,
    enable_ai_assistant: metadata.enable_ai_assistant ?? false,
    enable_user_impersonation: metadata.enable_user_impersonation ?? false,
    credentials: { password_policy: passwordPolicy(metadata.credentials?.password_policy ?? {}, language) },
  };
}

/** How an organisation looks, on every page that is its own. */
export function brandingOf(organisation: Organisation) {
  const { logo_url, material_color, align_logo, sidebar, color, short_name, icon_font_url } = organisation;
  const theme = organisation.theme ?? 'default';
  return { logo_url, material_color, align_logo, theme, sidebar, color, short_name, icon_font_url };
}

/** What every profile says about the organisation: its names, looks and languages. */
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
    offered_languages: organisation.offered_languages,
  };
}

/** The demands of an organisation on passwords, complete, with the words of a language. */
export function passwordPolicy(policy: PasswordPolicy, language: Language): Schema<'PasswordPolicy'> {
  const wordsOf = (rule?: { message?: string; message_en?: string }) =>
    (language === 'en' ? rule?.message_en : undefined) ?? rule?.message ?? null;
  return {
    min_length: policy.min_length ?? defaultMinimumLength,
    prevent_username: policy.prevent_username?.enabled ?? false,
    prevent_username_message: wordsOf(policy.prevent_username),
    prevent_org_name: policy.prevent_org_name?.enabled ?? false,
    prevent_org_name_message: wordsOf(policy.prevent_org_name),
    prevent_month: policy.prevent_month?.enabled ?? false,
    prevent_month_message: wordsOf(policy.prevent_month),
    validation_rule: policy.validation_rule?.pattern ?? null,
    validation_rule_message: wordsOf(policy.validation_rule),
  };
}

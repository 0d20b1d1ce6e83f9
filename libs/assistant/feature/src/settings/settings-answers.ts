import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

export type Settings = Schema<'AssistantSettings'>;

/** The roles that are offered; names of fields have no dots. */
export const roleFields = {
  handlers: 'claims.handler',
  claimsManagers: 'claims.manager',
  assessors: 'AC.Assessor',
  assessorManagers: 'AC.Assessor.Manager',
  configurators: 'org.configurator',
} as const;

export type RoleField = keyof typeof roleFields;

export const settingsSchema = z.object({
  isOn: z.boolean(),
  usesModel: z.boolean(),
  handlers: z.boolean(),
  claimsManagers: z.boolean(),
  assessors: z.boolean(),
  assessorManagers: z.boolean(),
  configurators: z.boolean(),
});

export type SettingsAnswers = z.output<typeof settingsSchema>;

const fields = Object.keys(roleFields) as RoleField[];

/** The settings as the form shows them. */
export function answersOf({ is_on, uses_model, role_codes }: Settings): SettingsAnswers {
  const has = (field: RoleField) => role_codes.includes(roleFields[field]);
  return {
    isOn: is_on,
    usesModel: uses_model,
    handlers: has('handlers'),
    claimsManagers: has('claimsManagers'),
    assessors: has('assessors'),
    assessorManagers: has('assessorManagers'),
    configurators: has('configurators'),
  };
}

/** The settings that the answers mean; roles that are not offered stay as they were. */
export function settingsOf(answers: SettingsAnswers, stored: Settings) {
  const offered: readonly string[] = Object.values(roleFields);
  const others = stored.role_codes.filter((code) => !offered.includes(code));
  return {
    is_on: answers.isOn,
    uses_model: answers.usesModel,
    role_codes: [...fields.filter((field) => answers[field]).map((field) => roleFields[field]), ...others],
    row_version: stored.row_version,
  };
}

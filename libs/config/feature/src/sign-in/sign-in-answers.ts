import { optionalText, reason, requiredChoice } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

export type SignInSettings = Schema<'SignInSettings'>;
type Page = Schema<'SignInPage'>;

const words = () => optionalText({ max: 500 });
const isLength = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= 5 && Number(text) <= 64;

/** What may be typed; the server judges by the same rules. */
export const signInSchema = z.object({
  min_length: z.string().check(z.refine(isLength, { error: reason('length_between') })),
  prevent_username: z.boolean(),
  prevent_username_ro: words(),
  prevent_username_en: words(),
  prevent_org_name: z.boolean(),
  prevent_org_name_ro: words(),
  prevent_org_name_en: words(),
  prevent_month: z.boolean(),
  prevent_month_ro: words(),
  prevent_month_en: words(),
  validation_rule: optionalText({ max: 1000 }),
  validation_rule_ro: words(),
  validation_rule_en: words(),
  sign_in_mode: requiredChoice(['password', 'password_or_provider', 'provider']),
});

/** What is being typed. */
export type SignInAnswers = z.output<typeof signInSchema>;

/** The stored settings as the form shows them. */
export function answersOf({ settings }: Page): SignInAnswers {
  const { row_version: _rowVersion, ...kept } = settings;
  return {
    ...kept,
    min_length: String(kept.min_length),
    prevent_username_ro: kept.prevent_username_ro ?? '',
    prevent_username_en: kept.prevent_username_en ?? '',
    prevent_org_name_ro: kept.prevent_org_name_ro ?? '',
    prevent_org_name_en: kept.prevent_org_name_en ?? '',
    prevent_month_ro: kept.prevent_month_ro ?? '',
    prevent_month_en: kept.prevent_month_en ?? '',
    validation_rule: kept.validation_rule ?? '',
    validation_rule_ro: kept.validation_rule_ro ?? '',
    validation_rule_en: kept.validation_rule_en ?? '',
  };
}

/** The answers as the server takes them. */
export function settingsOf(answers: SignInAnswers, { settings }: Page): SignInSettings {
  const or = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    ...answers,
    min_length: Number(answers.min_length),
    prevent_username_ro: or(answers.prevent_username_ro),
    prevent_username_en: or(answers.prevent_username_en),
    prevent_org_name_ro: or(answers.prevent_org_name_ro),
    prevent_org_name_en: or(answers.prevent_org_name_en),
    prevent_month_ro: or(answers.prevent_month_ro),
    prevent_month_en: or(answers.prevent_month_en),
    validation_rule: or(answers.validation_rule),
    validation_rule_ro: or(answers.validation_rule_ro),
    validation_rule_en: or(answers.validation_rule_en),
    row_version: settings.row_version,
  };
}

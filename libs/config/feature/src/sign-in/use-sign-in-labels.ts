import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { SignInAnswers } from './sign-in-answers.ts';

export type SignInLabels = Readonly<Record<keyof SignInAnswers, string>>;

/** What the fields are called; the words of a rule say whose they are. */
export function useSignInLabels(): SignInLabels {
  const { formatMessage: t } = useIntl();
  const rules = {
    prevent_username: t(messages.preventUsername),
    prevent_org_name: t(messages.preventOrgName),
    prevent_month: t(messages.preventMonth),
    validation_rule: t(messages.validationRule),
  };
  const ro = (rule: string) => t(messages.wordsRo, { rule });
  const en = (rule: string) => t(messages.wordsEn, { rule });
  return {
    ...rules,
    min_length: t(messages.minLength),
    prevent_username_ro: ro(rules.prevent_username),
    prevent_username_en: en(rules.prevent_username),
    prevent_org_name_ro: ro(rules.prevent_org_name),
    prevent_org_name_en: en(rules.prevent_org_name),
    prevent_month_ro: ro(rules.prevent_month),
    prevent_month_en: en(rules.prevent_month),
    validation_rule_ro: ro(rules.validation_rule),
    validation_rule_en: en(rules.validation_rule),
    sign_in_mode: t(messages.mode),
  };
}

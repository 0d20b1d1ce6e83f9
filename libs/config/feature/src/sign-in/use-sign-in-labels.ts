import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { SignInAnswers } from './sign-in-answers.ts';

export type SignInLabels = Readonly<Record<keyof SignInAnswers, string>>;

/** What the fields are called. */
export function useSignInLabels(): SignInLabels {
  const { formatMessage: t } = useIntl();
  return {
    min_length: t(messages.minLength),
    prevent_username: t(messages.preventUsername),
    prevent_username_ro: t(messages.preventUsernameRo),
    prevent_username_en: t(messages.preventUsernameEn),
    prevent_org_name: t(messages.preventOrgName),
    prevent_org_name_ro: t(messages.preventOrgNameRo),
    prevent_org_name_en: t(messages.preventOrgNameEn),
    prevent_month: t(messages.preventMonth),
    prevent_month_ro: t(messages.preventMonthRo),
    prevent_month_en: t(messages.preventMonthEn),
    validation_rule: t(messages.validationRule),
    validation_rule_ro: t(messages.validationRuleRo),
    validation_rule_en: t(messages.validationRuleEn),
    sign_in_mode: t(messages.mode),
  };
}

import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of passwords and sign-in holds. */
export const settings: readonly Setting[] = [
  { id: 'min_length', title: messages.minLength },
  { id: 'prevent_username', title: messages.preventUsername },
  { id: 'prevent_username_ro', title: messages.preventUsernameRo, isHidden: true },
  { id: 'prevent_username_en', title: messages.preventUsernameEn, isHidden: true },
  { id: 'prevent_org_name', title: messages.preventOrgName },
  { id: 'prevent_org_name_ro', title: messages.preventOrgNameRo, isHidden: true },
  { id: 'prevent_org_name_en', title: messages.preventOrgNameEn, isHidden: true },
  { id: 'prevent_month', title: messages.preventMonth },
  { id: 'prevent_month_ro', title: messages.preventMonthRo, isHidden: true },
  { id: 'prevent_month_en', title: messages.preventMonthEn, isHidden: true },
  { id: 'validation_rule', title: messages.validationRule },
  { id: 'validation_rule_ro', title: messages.validationRuleRo, isHidden: true },
  { id: 'validation_rule_en', title: messages.validationRuleEn, isHidden: true },
  {
    id: 'sign_in_mode',
    title: messages.mode,
    values: {
      password: messages.modePassword,
      password_or_provider: messages.modeBothPlain,
      provider: messages.modeProviderPlain,
    },
  },
];

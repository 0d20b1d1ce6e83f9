import { apiQuery, getRuleChoices, getSpecialRules } from '@dosar/api-client';
import type { RuleOwner } from './rule-settings.ts';

/** The rules of a customer with those of its level, or the rules of all levels. */
export const rulesQuery = (owner?: RuleOwner) =>
  apiQuery(getSpecialRules, {
    params: {
      query: { ...(owner && 'customerId' in owner && { special_customer_id: owner.customerId }) },
    },
  });

/** Teams, kinds of document and partners that rules can name. */
export const ruleChoicesQuery = () => apiQuery(getRuleChoices);

import { messages } from './rule-messages.ts';

/** Why the server does not take a setting of a rule, in words. */
export const ruleReasons = {
  required: messages.missing,
  invalid_value: messages.wrong,
  invalid_format: messages.wrong,
  outdated: messages.gone,
};

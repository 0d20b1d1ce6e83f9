import type { Schema } from '@dosar/openapi';

export type Settings = Schema<'RuleSettings'>;
export type Rule = Schema<'SpecialRule'>;
export type RuleKind = Schema<'SpecialRuleKind'>;

/** Whose rules they are: of one customer, or of all customers of a level. */
export type RuleOwner = { customerId: string } | { level: Schema<'SpecialCustomerLevel'> };

/** The kinds in the order in which they are offered. */
export const ruleKinds = [
  'route',
  'sla',
  'messages',
  'documents',
  'notice',
  'approvals',
  'partners',
] as const satisfies readonly RuleKind[];

const nothing = {
  route: null,
  sla: null,
  messages: null,
  documents: null,
  notice: null,
  approvals: null,
  partners: null,
};

/** The settings of a rule of one kind. */
export const settingsOf = (kind: RuleKind, part: Partial<Settings>): Settings => ({
  ...nothing,
  kind,
  ...part,
});

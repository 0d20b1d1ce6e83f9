import type { Schema } from '@dosar/openapi';

/** What a rule of a special customer changes; the part of its kind is given. */
export type RuleSettings = Schema<'RuleSettings'>;
/** What a rule is about. */
export type RuleKind = Schema<'SpecialRuleKind'>;

/** The kinds in the order in which pages show them. */
export const ruleKinds = [
  'route',
  'sla',
  'messages',
  'documents',
  'notice',
  'approvals',
  'partners',
] as const satisfies readonly RuleKind[];

/** Where the kind of a rule stands in that order. */
export const orderOfKind = (kind: RuleKind): number => ruleKinds.indexOf(kind);

/** The part of a kind; settings of another kind have none. */
export function partOf<Kind extends RuleKind>(
  settings: RuleSettings,
  kind: Kind,
): NonNullable<RuleSettings[Kind]> | undefined {
  return settings.kind === kind ? (settings[kind] ?? undefined) : undefined;
}

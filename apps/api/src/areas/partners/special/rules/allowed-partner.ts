import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { becauseText } from './because-text.ts';
import { findActing } from './rule-of-file-repository.ts';
import { partOf, type RuleSettings } from './rule-settings.ts';

/** Whether a partner may work on a file, and for whom it is so where a rule says it. */
type PartnerVerdict = { isAllowed: boolean; because: BilingualText | undefined };

/** The rule of a special customer about who works on a file. */
export type PartnersRule = {
  refusedIds: readonly string[];
  /** None means everybody but the refused. */
  allowedIds: readonly string[];
  because: BilingualText;
};

type File = { orgId: string; claimFileId: string };

/** The rule about partners that is in force in a file; undefined where everybody may work on it. */
export async function findPartnersRule(
  tx: Transaction<Database>,
  { orgId, claimFileId }: File,
): Promise<PartnersRule | undefined> {
  const acting = (await findActing(tx, orgId, 'partners', [claimFileId])).get(claimFileId);
  const rule = acting && partOf(acting.settings, 'partners');
  if (acting === undefined || rule === undefined) return undefined;
  return {
    refusedIds: rule.refused_ids,
    allowedIds: rule.allowed_ids,
    because: becauseText(acting.customer),
  };
}

type Customer = Parameters<typeof becauseText>[0];

/** The rule about partners among those that count for a customer, before there is a file in which it acts. */
export function partnersRuleOf(
  customer: Customer,
  rules: readonly { settings: RuleSettings }[],
): PartnersRule | undefined {
  const [rule] = rules.flatMap(({ settings }) => partOf(settings, 'partners') ?? []);
  return (
    rule && { refusedIds: rule.refused_ids, allowedIds: rule.allowed_ids, because: becauseText(customer) }
  );
}

/** Whether a rule lets a partner work on its file. */
export const isAllowedBy = (rule: PartnersRule | undefined, partnerId: string): boolean =>
  rule === undefined ||
  (!rule.refusedIds.includes(partnerId) &&
    (rule.allowedIds.length === 0 || rule.allowedIds.includes(partnerId)));

/** Judges a partner by the rule of the special customer of a file; without such a rule everybody may. */
export async function judgePartner(
  tx: Transaction<Database>,
  file: File,
  partnerId: string,
): Promise<PartnerVerdict> {
  const rule = await findPartnersRule(tx, file);
  return { isAllowed: isAllowedBy(rule, partnerId), because: rule?.because };
}

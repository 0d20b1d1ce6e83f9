import type { LocalDate } from '@dosar/kernel/dates';
import { legalDueDate, ruleFor } from '@dosar/workload-domain';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findLegalHolidays } from '#src/kernel/calendar/working-calendar-repository.ts';
import { findClaim, findRules } from './clock-repository.ts';

/** The term for the payment of an accepted offer. */
export const paymentRule = 'RCA_10' as const;

/** What the law gives for the payment of an offer. */
export type PaymentTerm = {
  days: number;
  /** Millionths of what is not paid yet for each day of delay. */
  penaltyPpm: number;
  dueDate: LocalDate;
};

type OfFile = { orgId: string; claimFileId: string };

/** The law that a claim file is under, and until when it wants something that began on a day; `undefined` where a contract says it. */
export async function findLegalTerm(
  tx: Transaction<Database>,
  { orgId, claimFileId }: OfFile,
  { ruleCode, startedOn }: { ruleCode: string; startedOn: LocalDate },
) {
  const claim = await findClaim(tx, orgId, claimFileId);
  if (!claim) return undefined;
  const rule = ruleFor(await findRules(tx, orgId, claim.policyType), { code: ruleCode, ...claim });
  return rule && { rule, dueDate: legalDueDate(rule, startedOn, await findLegalHolidays(tx)) };
}

/** Until when the law wants an offer paid that is accepted on a day; `undefined` where a contract says it. */
export async function paymentTermOf(
  tx: Transaction<Database>,
  file: OfFile,
  acceptedOn: LocalDate,
): Promise<PaymentTerm | undefined> {
  const term = await findLegalTerm(tx, file, { ruleCode: paymentRule, startedOn: acceptedOn });
  return term && { days: term.rule.days, penaltyPpm: term.rule.penalty_ppm, dueDate: term.dueDate };
}

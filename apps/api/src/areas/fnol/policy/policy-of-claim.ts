import { normalisePlate } from '@dosar/kernel/plates';
import { normaliseVin } from '@dosar/kernel/vin';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import type { ClaimNotice } from '#src/areas/claims/index.ts';
import { takeOverCoverages } from '#src/areas/settlement/index.ts';
import { askForPolicyCheck } from './ask-for-check.ts';
import { insertClaimPolicy } from './claim-policy-repository.ts';
import { judged } from './find-policies.ts';
import { numberKey } from './known-policy.ts';
import { findPoliciesBy, findPolicy, hasPolicies } from './policy-repository.ts';

type Found = Schema<'FoundPolicy'>;
type Kind = Schema<'PolicyKind'>;

/** Under these the insurer of the car at fault pays. */
const liability: readonly string[] = ['rca', 'green_card'];

/** The policy that a claim is about: that of the car at fault under RCA, that of the own car otherwise. */
function askedPolicy({ policyType, policyNumber, vehicle, otherVehicles }: ClaimNotice) {
  const atFault = otherVehicles.find(({ role }) => role === 'at_fault');
  const isLiability = liability.includes(policyType);
  const car = isLiability ? atFault : vehicle;
  const kind: Kind = isLiability || policyType === 'rca_dd' ? 'rca' : 'casco';
  return {
    kind,
    plate: car?.plate,
    vin: car?.vin,
    number: (isLiability && atFault?.policyNumber) || policyNumber,
  };
}

/**
 * Keeps what is known of the policy of a claim when it is reported, and what it covers goes to the money of the file.
 *
 * `chosen` is what a clerk has picked. Otherwise the best that number, plate or VIN find is taken. A policy that is not
 * found or not in force stops nobody: the file says so, and a person gets the work of checking it. An organisation that has no policies here compares
 * with none.
 */
export async function keepPolicyOfClaim(
  context: ChangeContext,
  { claimFileId, assignmentId }: { claimFileId: string; assignmentId: string },
  notice: ClaimNotice,
  chosen: string | undefined,
): Promise<void> {
  const { tx, caller, now } = context;
  if (!['rca', 'rca_dd', 'green_card', 'casco'].includes(notice.policyType)) return;
  if (chosen === undefined && !(await hasPolicies(tx, caller.orgId))) return;
  const { date } = notice.event;
  const best = chosen === undefined ? await bestOf(context, notice) : await chosenOf(context, chosen, date);
  const file = { orgId: caller.orgId, claimFileId };
  const { verdict, reasons } = best ?? { verdict: 'doubtful' as const, reasons: ['not_found' as const] };
  await insertClaimPolicy(tx, file, {
    verdict,
    reasons,
    terms: best === undefined ? null : termsOf(best),
    lossDate: date,
    now,
  });
  if (best !== undefined) await takeOverCoverages(tx, file, best.coverages);
  if (verdict !== 'covered')
    await askForPolicyCheck(context, { claimFileId, assignmentId, verdict, reasons });
}

async function chosenOf({ tx, caller }: ChangeContext, policyId: string, date: string): Promise<Found> {
  const policy = await findPolicy(tx, caller.orgId, policyId);
  const [found] = policy === undefined ? [] : judged([policy], date);
  if (found === undefined) throw fieldRefused('policy_id', 'unknown_code');
  return found;
}

/** Of several policies that would do, none is more likely than the other: the first is kept, and is doubtful. */
async function bestOf({ tx, caller }: ChangeContext, notice: ClaimNotice): Promise<Found | undefined> {
  const { kind, plate, vin, number } = askedPolicy(notice);
  const given = (text: string) => (text === '' ? undefined : text);
  const byNumber = given(numberKey(number ?? ''));
  const rows = await findPoliciesBy(tx, caller.orgId, {
    number: byNumber,
    plate: given(normalisePlate(plate ?? '')),
    vin: given(normaliseVin(vin ?? '')),
  });
  const [best, next] = judged(
    rows.filter((row) => row.kind === kind),
    notice.event.date,
  );
  if (best === undefined || best.verdict === 'not_in_force' || next === undefined) return best;
  const isNamed = byNumber !== undefined && numberKey(best.policy_number).endsWith(byNumber);
  if (isNamed || next.verdict !== best.verdict) return best;
  return { ...best, verdict: 'doubtful', reasons: [...best.reasons, 'several'] };
}

function termsOf({
  policy_id: _id,
  verdict: _verdict,
  reasons: _reasons,
  ...terms
}: Found): Schema<'PolicyTerms'> {
  return terms;
}

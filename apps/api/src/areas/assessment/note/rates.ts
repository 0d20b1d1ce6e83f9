import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findRates, hasPartner, storeRate } from './rate-repository.ts';

/** What an hour costs, in the organisation and at its partners. */
export function browseAssessmentRates({
  tx,
  caller,
}: Call<'browseAssessmentRates'>): Promise<Schema<'AssessmentRate'>[]> {
  return findRates(tx, caller.orgId);
}

/** Says what an hour costs from a day on. */
export async function saveAssessmentRate({
  body,
  tx,
  caller,
  audit,
}: Call<'saveAssessmentRate'>): Promise<Schema<'AssessmentRate'>> {
  const { orgId, userId } = caller;
  const { partner_id: partnerId, valid_from: validFrom, rates } = body;
  if (partnerId !== null && !(await hasPartner(tx, orgId, partnerId))) throw notFound();
  const rateId = await storeRate(tx, {
    orgId,
    partnerId,
    validFrom,
    rates,
    userId: caller.actorUserId ?? userId,
  });
  audit.subject(rateId);
  audit.note({ valid_from: validFrom });
  const stored = (await findRates(tx, orgId)).find(({ assessment_rate_id: id }) => id === rateId);
  return (
    stored ?? {
      assessment_rate_id: rateId,
      partner_id: partnerId,
      partner_name: null,
      valid_from: validFrom,
      rates,
    }
  );
}

import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findRates, findRateVersion, hasPartner, storeRate } from './rate-repository.ts';

/** What an hour costs, in the organisation and at its partners, and what comes off parts. */
export function browseAssessmentRates({
  tx,
  caller,
  now,
}: Call<'browseAssessmentRates'>): Promise<Schema<'AssessmentRate'>[]> {
  return findRates(tx, caller.orgId, localDateOf(now));
}

/** Says what an hour costs from a day on. */
export async function saveAssessmentRate({
  body,
  tx,
  caller,
  now,
  audit,
}: Call<'saveAssessmentRate'>): Promise<Schema<'AssessmentRate'>> {
  const { orgId, userId } = caller;
  const { partner_id: partnerId, valid_from: validFrom, rates, discount_share: discountShare } = body;
  if (partnerId !== null && !(await hasPartner(tx, orgId, partnerId))) throw notFound();
  const today = localDateOf(now);
  const before = (await findRates(tx, orgId, today)).find(
    (rate) => rate.partner_id === partnerId && rate.valid_from === validFrom,
  );
  const rateId = await storeRate(tx, {
    orgId,
    partnerId,
    validFrom,
    rates,
    discountShare,
    userId: caller.actorUserId ?? userId,
    now,
    readVersion: body.row_version,
  });
  if (rateId === undefined) throw staleRowVersion(await findRateVersion(tx, { orgId, partnerId, validFrom }));
  audit.subject(rateId);
  audit.note({
    valid_from: validFrom,
    ...rates,
    discount_share: discountShare,
    ...(before && whatWasBefore(before)),
  });
  const stored = (await findRates(tx, orgId, today)).find(({ assessment_rate_id: id }) => id === rateId);
  if (stored === undefined) throw notFound();
  return stored;
}

/** What was said for the same day until now, for the audit log. */
function whatWasBefore({ rates, discount_share: share }: Schema<'AssessmentRate'>): Record<string, number> {
  return Object.fromEntries(
    Object.entries({ ...rates, discount_share: share }).map(([name, value]) => [`before_${name}`, value]),
  );
}

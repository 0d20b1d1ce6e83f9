import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { findRates, findRateVersion, hasPartner, storeRate } from './rate-repository.ts';

/** What an hour costs, in the organisation and at its partners, and what comes off parts. */
export function browseAssessmentRates({
  tx,
  caller,
  now,
}: Call<'browseAssessmentRates'>): Promise<Schema<'AssessmentRate'>[]> {
  return findRates(tx, caller.orgId, localDateOf(now));
}

type Rate = Schema<'AssessmentRate'>;

/** Says what an hour costs from a day on. */
export function saveAssessmentRate(call: Call<'saveAssessmentRate'>): Promise<Rate> {
  return changeRate(call, call.body);
}

/** The page of the rates among those with a history; a day that was added stays. */
export const ratesPage: SettingPage = {
  page: 'repair-rates',
  changedBy: 'saveAssessmentRate',
  isRestorable: ({ fields }) => fields.every(({ before }) => before !== null),
  restore: async (call, change) => {
    const { tx, caller, now } = call;
    const known = await findRates(tx, caller.orgId, localDateOf(now));
    const rate = known.find((one) => one.assessment_rate_id === change.subject_id);
    if (rate === undefined) throw settingGone();
    const { discount_share, ...rates } = withValuesBefore(valuesOf(rate), change);
    await changeRate(call, { ...rate, rates, discount_share });
  },
};

const valuesOf = ({ rates, discount_share }: Pick<Rate, 'rates' | 'discount_share'>) => ({
  ...rates,
  discount_share,
});

async function changeRate(call: ChangingCall, body: Call<'saveAssessmentRate'>['body']): Promise<Rate> {
  const { tx, caller, now, audit } = call;
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
  const after = valuesOf(stored);
  const names = Object.keys(after) as (keyof typeof after)[];
  await recordSettingChange(call, {
    page: 'repair-rates',
    subject: { id: rateId, label: [stored.partner_name, validFrom].filter(Boolean).join(' · ') },
    fields: changedFields(before && valuesOf(before), after, names),
  });
  return stored;
}

/** What was said for the same day until now, for the audit log. */
function whatWasBefore({ rates, discount_share: share }: Schema<'AssessmentRate'>): Record<string, number> {
  return Object.fromEntries(
    Object.entries({ ...rates, discount_share: share }).map(([name, value]) => [`before_${name}`, value]),
  );
}

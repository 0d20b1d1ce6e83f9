import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { MessageNeeds } from '../booking/tell-about-visit.ts';
import { savedWithVisits } from '../left-out/settle-left-out.ts';
import { refuseHours } from '../places/refuse-hours.ts';
import { countPlaces, findPlans, lockPlan, writePlan } from './plan-repository.ts';

/** Assessors with where and when they work. */
export function browsePlans({ tx, caller }: Call<'browsePlans'>): Promise<Schema<'AssessorPlan'>[]> {
  return findPlans(tx, caller.orgId);
}

/** Sets the places and hours of an assessor; two places at the same hour are refused. */
export async function savePlan(needs: MessageNeeds, call: Call<'savePlan'>): Promise<Schema<'AssessorPlan'>> {
  const { tx, caller, body, audit } = call;
  const { orgId } = caller;
  const [person] = await findPlans(tx, orgId, body.user_id);
  if (person === undefined) throw notFound();
  refuseHours('hours', body.hours);
  for (const { breaks } of body.hours) refuseHours('hours', breaks);
  for (const { hours } of body.exceptions) refuseHours('exceptions', hours);
  const placeIds = [...new Set(body.hours.map(({ place_id: placeId }) => placeId))];
  if ((await countPlaces(tx, orgId, placeIds)) !== placeIds.length)
    throw fieldRefused('hours', 'unknown_code');
  await savedWithVisits(needs, call, { plan: body }, async () => {
    const version = await lockPlan(tx, orgId, body.user_id);
    if (version !== undefined && version !== body.row_version) throw staleRowVersion(version);
    await writePlan(tx, orgId, body);
  });
  audit.subject(body.user_id);
  const [plan] = await findPlans(tx, orgId, body.user_id);
  if (plan === undefined) throw notFound();
  return plan;
}

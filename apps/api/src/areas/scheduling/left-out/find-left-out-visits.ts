import { addDays, daysBetween } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { findPlaces } from '../places/place-repository.ts';
import { refuseHours } from '../places/refuse-hours.ts';
import { findPlans } from '../plans/plan-repository.ts';
import { readCalendar } from '../slots/calendar-repository.ts';
import { shownReason, shownSlot } from '../slots/find-slots.ts';
import { proposeHours } from '../slots/propose-hours.ts';
import { shownVisit } from '../shown-visit.ts';
import { findVisitsToCome, type VisitRow } from '../visit-repository.ts';
import { factsAfter, type CalendarChange } from './changed-facts.ts';
import { leftOutOf } from './left-out.ts';

const mostShown = 300;
const mostVisits = 2_000;
const mostDays = 400;
/** How long after its day another hour is looked for. */
const daysAfter = 8;

type Asking = Pick<Call<'findLeftOutVisits'>, 'tx' | 'caller' | 'now' | 'language'>;

/** Visits to come that a change of a place or of a plan would leave out, each with an hour that it could move to. */
export async function findLeftOutVisits(call: Call<'findLeftOutVisits'>): Promise<Schema<'LeftOutVisit'>[]> {
  const { body, language } = call;
  await refuseChange(call, body);
  const rows = await visitsConcerned(call, body);
  if (rows.length === 0) return [];
  const facts = await factsFor(call, rows);
  const after = factsAfter(facts, body);
  const leftOut = leftOutOf(facts, after, rows).slice(0, mostShown);
  const countyOf = new Map(facts.placeRows.map(({ placeId, county_code }) => [placeId, county_code]));
  const inCounty = (county: string) =>
    after.places.map(({ placeId }) => placeId).filter((id) => countyOf.get(id) === county);
  const proposals = proposeHours(
    after,
    leftOut.map(({ row }) => row),
    (row) => ({ placeIds: inCounty(row.county_code), days: daysAfter }),
  );
  return proposals.flatMap(({ row, needs, calendar, slot }, index) => {
    const reason = leftOut[index]?.reason;
    if (reason === undefined) return [];
    return {
      visit: shownVisit(row, { language, isForStaff: true }),
      reason: shownReason(reason, true),
      proposal: slot === undefined ? null : shownSlot(calendar, slot, needs, true),
    };
  });
}

async function refuseChange({ tx, caller, now }: Asking, { place, plan }: CalendarChange): Promise<void> {
  if (place === undefined && plan === undefined) throw fieldRefused('plan', 'required');
  if (place?.place_id !== undefined) {
    refuseHours('hours', place.hours);
    for (const { hours } of place.exceptions) refuseHours('exceptions', hours);
    if ((await findPlaces(tx, caller.orgId, now, place.place_id)).length === 0) throw notFound();
  }
  if (plan !== undefined) {
    refuseHours('hours', plan.hours);
    for (const { breaks } of plan.hours) refuseHours('hours', breaks);
    for (const { hours } of plan.exceptions) refuseHours('exceptions', hours);
    if ((await findPlans(tx, caller.orgId, plan.user_id)).length === 0) throw notFound();
  }
}

/** The visits to come at a place, or of a person. */
export async function visitsConcerned(
  { tx, caller, now }: Asking,
  { place, plan }: CalendarChange,
): Promise<VisitRow[]> {
  const { orgId } = caller;
  const wanted = { now, most: mostVisits };
  if (plan !== undefined) {
    const until = startOfDay(addDays(localDateOf(now), mostDays));
    return findVisitsToCome(tx, orgId, { ...wanted, person: { userId: plan.user_id, from: now, until } });
  }
  if (place?.place_id === undefined) return [];
  return findVisitsToCome(tx, orgId, { ...wanted, placeId: place.place_id });
}

/** The calendar from today until after the last of the visits. */
export function factsFor({ tx, caller, now, language }: Asking, rows: readonly VisitRow[]) {
  const from = localDateOf(now);
  const last = localDateOf(rows.at(-1)?.starts_at ?? now);
  const days = Math.min(daysBetween(from, last) + daysAfter, mostDays);
  return readCalendar(tx, { orgId: caller.orgId, now, language, from, days });
}

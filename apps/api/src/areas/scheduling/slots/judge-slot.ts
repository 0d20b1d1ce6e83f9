import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { judgeSlot as judge, searchSlots, slotCalendar, type PlaceDay } from '@dosar/scheduling-domain';
import { askedHour } from './asked-hour.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { readCalendar } from './calendar-repository.ts';
import { nearestOf, needsOf, shownReason, shownSlot } from './find-slots.ts';

/** Why a visit fits an hour of a person and place or not, with the nearest hours that fit. */
export async function judgeSlot(call: Call<'judgeSlot'>): Promise<Schema<'JudgedSlot'>> {
  const { body, caller, now, language, tx } = call;
  const needs = await needsOf(call, body);
  const startsAt = askedHour(body.starts_at, now);
  const from = localDateOf(startsAt);
  const scope = { orgId: caller.orgId, now, language, from, days: 2 };
  const calendar = slotCalendar(await readCalendar(tx, scope));
  const proof = judge(calendar, {
    ...needs,
    placeId: body.place_id,
    userId: body.user_id,
    laneId: body.lane_id,
    from: startsAt.getTime(),
  });
  if (proof === undefined) throw notFound();
  const days = searchSlots(calendar, { ...needs, placeIds: [body.place_id], from, days: 2 });
  return {
    fits: proof.fits,
    reasons: proof.reasons.map((reason) => shownReason(reason, true)),
    alternatives: nearestOf(otherHours(days, startsAt), startsAt.getTime()).map((slot) =>
      shownSlot(calendar, slot, needs, true),
    ),
  };
}

/** The days in which other hours are offered when the wanted one is taken. */
export function daysAround(date: string, today: string): { from: string; days: number } {
  const before = addDays(date, -3);
  return { from: before < today ? today : before, days: 11 };
}

/** The free hours besides the one that is judged. */
function otherHours(days: readonly PlaceDay[], judged: Date): PlaceDay[] {
  return days.map((day) => ({ ...day, slots: day.slots.filter(({ from }) => from !== judged.getTime()) }));
}

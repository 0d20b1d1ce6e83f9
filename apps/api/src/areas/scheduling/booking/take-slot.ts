import { localDateOf } from '@dosar/kernel/zone';
import { judgeSlot, searchSlots, slotCalendar } from '@dosar/scheduling-domain';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { dayOf, findPeopleOf, lockCalendar, readCalendar } from '../slots/calendar-repository.ts';
import { nearestOf, shownSlot, type VisitNeeds } from '../slots/find-slots.ts';
import { daysAround } from '../slots/judge-slot.ts';
import { isClaimant, type VisitCall } from './visit-subject.ts';

/** The hour that somebody wants, of anybody who is free unless they name a person. */
export type WantedHour = {
  placeId: string;
  userId?: string | undefined;
  laneId?: string | undefined;
  startsAt: Date;
};

/** An hour that is the caller's until the transaction ends: with its person, lane and end. */
export type TakenHour = { userId: string; laneId: string | null; startsAt: Date; endsAt: Date };

/**
 * Finds who can come at an hour while nobody else can take it, or refuses with the three nearest hours; 404 for a place
 * that is not the organisation's.
 *
 * Place and people are locked before the calendar is read, so that callers for one hour come one after the other; the table's
 * own constraints hold even for those who do not ask.
 */
export async function takeHour(
  call: VisitCall,
  needs: VisitNeeds,
  wanted: WantedHour,
  ignoresLeadTime = false,
): Promise<TakenHour> {
  const { tx, caller, now, language } = call;
  const { orgId } = caller;
  const { placeId, startsAt } = wanted;
  const userIds = wanted.userId === undefined ? await findPeopleOf(tx, orgId, placeId) : [wanted.userId];
  const found = await lockCalendar(tx, orgId, { placeIds: [placeId], userIds });
  if (found === 0) throw notFound();
  const scope = { orgId, now, language, placeIds: [placeId] };
  const calendar = slotCalendar(await readCalendar(tx, { ...scope, ...dayOf(startsAt) }));
  const date = localDateOf(startsAt);
  const load = (userId: string) => calendar.takenBy(userId, date).length;
  const byLoad = [...userIds].sort((a, b) => load(a) - load(b) || (a < b ? -1 : 1));
  for (const userId of byLoad) {
    const hour = { placeId, userId, laneId: wanted.laneId, from: startsAt.getTime() };
    const proof = judgeSlot(calendar, { ...needs, ...hour });
    const holds = proof?.reasons.every(
      ({ code, holds: isMet }) => isMet || (ignoresLeadTime && code === 'lead_time'),
    );
    if (proof !== undefined && holds === true) {
      const endsAt = new Date(startsAt.getTime() + needs.minutes * 60_000);
      return { userId, laneId: proof.laneId, startsAt, endsAt };
    }
  }
  return refuse(call, needs, wanted);
}

async function refuse(call: VisitCall, needs: VisitNeeds, wanted: WantedHour): Promise<never> {
  const { tx, caller, now, language } = call;
  const { orgId } = caller;
  const around = daysAround(localDateOf(wanted.startsAt), localDateOf(now));
  const placeIds = [wanted.placeId];
  const calendar = slotCalendar(await readCalendar(tx, { orgId, now, language, placeIds, ...around }));
  const days = searchSlots(calendar, { ...needs, placeIds, ...around });
  const alternatives = nearestOf(days, wanted.startsAt.getTime()).map((slot) =>
    shownSlot(calendar, slot, needs, !isClaimant(caller)),
  );
  throw new Problem(409, 'slot_taken', { context: { alternatives } });
}

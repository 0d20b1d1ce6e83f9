import { localDateOf } from '@dosar/kernel/zone';
import { judgeSlot, searchSlots, slotCalendar, type SlotCalendar } from '@dosar/scheduling-domain';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { dayOf, findPeopleOf, lockCalendar, readCalendar } from '../slots/calendar-repository.ts';
import { nearestOf, shownSlot, type VisitNeeds } from '../slots/find-slots.ts';
import { daysAround } from '../slots/judge-slot.ts';
import { isClaimant, type VisitCall } from './visit-subject.ts';

/** The wanted hour of a visit. Without a named assessor, any free one takes it. */
export type WantedHour = {
  placeId: string;
  userId?: string | undefined;
  laneId?: string | undefined;
  startsAt: Date;
};

/** An hour that is the caller's until the transaction ends: with its person, lane and end. */
export type TakenHour = { userId: string; laneId: string | null; startsAt: Date; endsAt: Date };

/** How an hour is taken. */
type Taking = {
  /** The hour was given before: that it is too soon by now is no reason against it. */
  ignoresLeadTime?: boolean;
  /**
   * Many may want the hour at the same moment: whoever comes too late is refused without waiting for the others.
   * Nobody gets an hour by that look, so that it needs no lock.
   */
  looksFirst?: boolean;
};

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
  taking: Taking = {},
): Promise<TakenHour> {
  const { tx, caller, now, language } = call;
  const { orgId } = caller;
  const { placeId, startsAt } = wanted;
  const placeIds = [placeId];
  const userIds = wanted.userId === undefined ? await findPeopleOf(tx, orgId, placeId) : [wanted.userId];
  const scope = { orgId, now, language, placeIds };
  const around = daysAround(localDateOf(startsAt), localDateOf(now));
  if (taking.looksFirst === true) {
    const seen = slotCalendar(await readCalendar(tx, { ...scope, ...around }));
    if (seen.places.has(placeId) && freeHour(seen, userIds, { needs, wanted, taking }) === undefined)
      return refuse(call, seen, needs, { ...wanted, ...around });
  }
  const found = await lockCalendar(tx, orgId, { placeIds, userIds });
  if (found === 0) throw notFound();
  const calendar = slotCalendar(await readCalendar(tx, { ...scope, ...dayOf(startsAt) }));
  const hour = freeHour(calendar, userIds, { needs, wanted, taking });
  if (hour !== undefined) return hour;
  const wider = slotCalendar(await readCalendar(tx, { ...scope, ...around }));
  return refuse(call, wider, needs, { ...wanted, ...around });
}

/** Who of the people comes at the hour: those with the fewest visits of the day first. */
function freeHour(
  calendar: SlotCalendar,
  userIds: readonly string[],
  { needs, wanted, taking }: { needs: VisitNeeds; wanted: WantedHour; taking: Taking },
): TakenHour | undefined {
  const { placeId, laneId, startsAt } = wanted;
  const date = localDateOf(startsAt);
  const load = (userId: string) => calendar.takenBy(userId, date).length;
  const byLoad = [...userIds].sort((a, b) => load(a) - load(b) || (a < b ? -1 : 1));
  for (const userId of byLoad) {
    const proof = judgeSlot(calendar, { ...needs, placeId, userId, laneId, from: startsAt.getTime() });
    const holds = proof?.reasons.every(
      ({ code, holds: isMet }) => isMet || (taking.ignoresLeadTime === true && code === 'lead_time'),
    );
    if (proof !== undefined && holds === true) {
      const endsAt = new Date(startsAt.getTime() + needs.minutes * 60_000);
      return { userId, laneId: proof.laneId, startsAt, endsAt };
    }
  }
  return undefined;
}

function refuse(
  { caller }: VisitCall,
  calendar: SlotCalendar,
  needs: VisitNeeds,
  { placeId, startsAt, from, days }: WantedHour & { from: string; days: number },
): never {
  const found = searchSlots(calendar, { ...needs, placeIds: [placeId], from, days });
  const alternatives = nearestOf(found, startsAt.getTime()).map((slot) =>
    shownSlot(calendar, slot, needs, !isClaimant(caller)),
  );
  throw new Problem(409, 'slot_taken', { context: { alternatives } });
}

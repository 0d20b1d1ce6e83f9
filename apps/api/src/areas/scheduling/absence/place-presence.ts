import { addDays, daysBetween } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import {
  isAtPost,
  leastPeopleOn,
  peopleAtPost,
  slotCalendar,
  type SlotCalendar,
} from '@dosar/scheduling-domain';
import type { AskedLeave, PlacePresence } from '#src/areas/absences/extension-points.ts';
import { readCalendar, type PlaceRow } from '../slots/calendar-repository.ts';
import { findPlannedPeople } from '../plans/plan-repository.ts';
import { spanOfLeave } from './leave-span.ts';

/** The longest period for which the people of a place are listed. */
const mostDays = 100;

/** Where too few people would be, by the same plans, absences and opening hours that visits are booked by. */
export const presenceAtPlaces: PlacePresence = {
  async shortages({ tx, now, language }, { orgId, from, to, userIds }, leaves) {
    const ofLeaves = new Map<string, Schema<'PresenceWarning'>[]>();
    const planned = new Set(await findPlannedPeople(tx, orgId, userIds));
    // Most people inspect nothing and work at no place.
    if (planned.size === 0) return { certain: [], ofLeaves };
    const days = Math.min(daysBetween(from, to) + 1, mostDays);
    const facts = await readCalendar(tx, { orgId, now, language, from, days });
    const calendar = slotCalendar(facts);
    const certain: Schema<'PresenceWarning'>[] = [];
    for (let date = from; date < addDays(from, days); date = addDays(date, 1))
      for (const place of facts.placeRows) {
        const people = peopleAtPost(calendar, place.placeId, date);
        const minimum = leastPeopleOn(place, date);
        const short = (present: number) => ({
          date,
          place_name: place.name,
          present: present * 2,
          minimum: minimum * 2,
        });
        if (people.length < minimum && isSomebodyAway(calendar, planned, place, date))
          certain.push(short(people.length));
        for (const leave of leaves)
          if (people.length - 1 < minimum && isMissing(calendar, leave, place, date))
            ofLeaves.set(leave.absenceId, [
              ...(ofLeaves.get(leave.absenceId) ?? []),
              short(people.length - 1),
            ]);
      }
    return { certain, ofLeaves };
  },
};

/** One of the people has hours at an open place on a date and does not come. What a plan lacks anyway is no absence. */
function isSomebodyAway(
  calendar: SlotCalendar,
  userIds: ReadonlySet<string>,
  { placeId }: PlaceRow,
  date: string,
): boolean {
  if (calendar.opening(placeId, date).length === 0) return false;
  return [...userIds].some((userId) => {
    const person = calendar.people.get(userId);
    return (
      person !== undefined &&
      calendar.working(userId, placeId, date).length > 0 &&
      !isAtPost(calendar, person, placeId, date)
    );
  });
}

/** Whether a leave removes its person from a place on a day on which they would work there. */
function isMissing(calendar: SlotCalendar, leave: AskedLeave, { placeId }: PlaceRow, date: string): boolean {
  const person = calendar.people.get(leave.userId);
  if (person === undefined || date < leave.date_from || date > leave.date_to) return false;
  return (
    isAtPost(calendar, person, placeId, date) &&
    !isAtPost(calendar, person, placeId, date, spanOfLeave(leave))
  );
}

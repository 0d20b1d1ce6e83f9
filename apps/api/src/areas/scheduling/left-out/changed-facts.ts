import type { Schema } from '@dosar/openapi';
import type { CalendarFacts, PlaceFacts } from '@dosar/scheduling-domain';

/** A change of a place or of a plan, before it is saved. */
export type CalendarChange = { place?: Schema<'EditedPlace'>; plan?: Schema<'EditedPlan'> };

/** A place as it would be; lanes that it does not have yet have no id. */
export function editedPlace(place: Schema<'EditedPlace'>): PlaceFacts {
  return {
    placeId: place.place_id ?? '',
    name: place.name,
    kind: place.kind,
    hours: place.hours,
    exceptions: place.exceptions,
    leadMinutes: place.lead_minutes,
    daysAhead: place.days_ahead,
    lanes: place.lanes.map(({ lane_id: laneId, name, skills }, index) => ({
      laneId: laneId ?? `new ${index}`,
      name,
      skills,
    })),
  };
}

/** The calendar as it would be after a change. */
export function factsAfter(facts: CalendarFacts, { place, plan }: CalendarChange): CalendarFacts {
  return {
    ...facts,
    places:
      place === undefined
        ? facts.places
        : facts.places.flatMap((known) =>
            known.placeId !== place.place_id ? [known] : place.is_active ? [editedPlace(place)] : [],
          ),
    people:
      plan === undefined
        ? facts.people
        : facts.people.flatMap((known) => {
            if (known.userId !== plan.user_id) return [known];
            if (!plan.is_active) return [];
            const { skills, daily_cap: dailyCap, travel_minutes: travelMinutes, hours, exceptions } = plan;
            return [{ ...known, skills, dailyCap, travelMinutes, hours, exceptions }];
          }),
  };
}

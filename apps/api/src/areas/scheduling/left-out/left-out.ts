import { judgeSlot, slotCalendar, type CalendarFacts, type SlotReason } from '@dosar/scheduling-domain';
import { needsOfVisit } from '../slots/propose-hours.ts';
import type { VisitRow } from '../visit-repository.ts';

/** Conditions that a place or a plan decides; a visit to come has been given notice, and absences have their own way. */
const decided: readonly SlotReason['code'][] = [
  'holiday',
  'closed_hours',
  'place_open',
  'works_here',
  'skills',
  'daily_cap',
  'travel',
  'lane_free',
];

/** A visit that does not fit any more, and why. */
export type LeftOut = { row: VisitRow; reason: SlotReason };

/** Visits that a change leaves out: they met a condition before it and do not after it. The earliest comes first. */
export function leftOutOf(before: CalendarFacts, after: CalendarFacts, rows: readonly VisitRow[]): LeftOut[] {
  const found: LeftOut[] = [];
  const was = slotCalendar(before);
  let { taken } = after;
  let is = slotCalendar(after);
  // Who leaves a full day makes it less full: the last ones go first, and those before them may stay.
  for (const row of [...rows].reverse()) {
    const visit = {
      ...needsOfVisit(row),
      placeId: row.place_id,
      userId: row.user_id,
      laneId: row.lane_id ?? undefined,
      from: row.starts_at.getTime(),
    };
    const met = judgeSlot(was, visit)?.reasons.filter(({ holds }) => holds) ?? [];
    const proof = judgeSlot(is, visit);
    const reason =
      proof === undefined
        ? met.length > 0 && {
            ...nobodyThere,
            code: is.places.has(row.place_id) ? ('works_here' as const) : ('place_open' as const),
          }
        : proof.reasons.find(
            ({ code, holds }) => !holds && decided.includes(code) && met.some((known) => known.code === code),
          );
    if (!reason) continue;
    found.unshift({ row, reason });
    taken = taken.filter(({ visitId }) => visitId !== row.visit_id);
    is = slotCalendar({ ...after, taken });
  }
  return found;
}

const nobodyThere = { holds: false, values: {} };

import { localDateOf } from '@dosar/kernel/zone';
import {
  judgeSlot,
  searchSlots,
  slotCalendar,
  type CalendarFacts,
  type FreeSlot,
  type SlotCalendar,
} from '@dosar/scheduling-domain';
import { minutesOf } from '../booking/visit-subject.ts';
import type { VisitRow } from '../visit-repository.ts';
import type { VisitNeeds } from './find-slots.ts';

/** How much later the same place may be and still be proposed before another one. */
const placeIsWorth = 86_400_000;

/** Where and how long after its day an hour is looked for. */
type Around = { placeIds: readonly string[]; days: number };

/** An hour that a visit could move to; none when nothing is free. */
export type ProposedHour = {
  row: VisitRow;
  needs: VisitNeeds;
  calendar: SlotCalendar;
  slot: FreeSlot | undefined;
};

/** Proposes the nearest free hour for each visit in turn, so that no two visits get the same hour. */
export function proposeHours(
  facts: CalendarFacts,
  rows: readonly VisitRow[],
  around: (row: VisitRow) => Around,
): ProposedHour[] {
  let { taken } = facts;
  return rows.map((row) => {
    const calendar = slotCalendar({ ...facts, taken });
    const needs = needsOfVisit(row);
    const { placeIds, days } = around(row);
    const found = searchSlots(calendar, { ...needs, placeIds, from: localDateOf(row.starts_at), days });
    const slot = nearestTo(
      row,
      found.flatMap(({ slots }) => slots),
    );
    const userId = slot?.userIds[0];
    if (slot !== undefined && userId !== undefined) {
      const { placeId, from, until } = slot;
      const laneId = judgeSlot(calendar, { ...needs, placeId, userId, from })?.laneId ?? null;
      const { visit_id: visitId, plate } = row;
      taken = [
        ...taken.filter((time) => time.visitId !== visitId),
        { visitId, userId, laneId, placeId, plate, from, until },
      ];
    }
    return { row, needs, calendar, slot };
  });
}

/** What a visit needs wherever it goes. */
export function needsOfVisit(row: VisitRow): VisitNeeds {
  return { minutes: minutesOf(row.visit_type), skills: row.skills, movedVisitId: row.visit_id };
}

function nearestTo(row: VisitRow, slots: readonly FreeSlot[]): FreeSlot | undefined {
  const wanted = row.starts_at.getTime();
  const cost = (slot: FreeSlot) =>
    Math.abs(slot.from - wanted) + (slot.placeId === row.place_id ? 0 : placeIsWorth);
  return slots.toSorted((a, b) => cost(a) - cost(b) || a.from - b.from)[0];
}

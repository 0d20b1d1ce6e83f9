import { daysBetween } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import {
  judgeSlot,
  searchSlots,
  slotCalendar,
  spanOn,
  type CalendarFacts,
  type SlotCalendar,
  type TakenTime,
} from '@dosar/scheduling-domain';
import type { AbsentVisits, PlannedLeave } from '#src/areas/absences/extension-points.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { factsOf } from '../booking/book-visit.ts';
import { recordVisitEvent } from '../booking/record-visit.ts';
import { tellAboutVisit, type MessageNeeds } from '../booking/tell-about-visit.ts';
import { minutesOf } from '../booking/visit-subject.ts';
import { visitMoved } from '../events.ts';
import { lockCalendar, readCalendar } from '../slots/calendar-repository.ts';
import { nearestOf } from '../slots/find-slots.ts';
import { findVisit, findVisitsToCome, lockVisit, moveVisitRow, type VisitRow } from '../visit-repository.ts';
import { findMovesOf } from './move-repository.ts';

const mostVisits = 200;
const noon = 13 * 60;

/** The visits of somebody who will be away: a colleague makes them at the same hour, else they move to the nearest one. */
export const absentVisitsOf = (needs: MessageNeeds): AbsentVisits => ({
  async propose(tx, leave, language) {
    const now = new Date();
    const rows = await findVisitsToCome(tx, leave.orgId, { now, most: mostVisits, person: periodOf(leave) });
    if (rows.length === 0) return [];
    const days = Math.min(daysBetween(leave.date_from, leave.date_to) + 8, 60);
    const from = localDateOf(rows[0]?.starts_at ?? now);
    const facts = await readCalendar(tx, { orgId: leave.orgId, now, language, from, days });
    return proposalsFor(
      { ...facts, people: facts.people.filter(({ userId }) => userId !== leave.userId) },
      rows,
    );
  },
  async move(context, leave, visits) {
    const { tx, now } = context;
    const { orgId } = leave;
    for (const chosen of visits) {
      // It stays as it is.
      if (chosen.to_user_id === null && chosen.to_starts_at === null) continue;
      const before = await lockVisit(tx, orgId, chosen.visit_id);
      if (before === undefined || before.row_version !== chosen.row_version) return false;
      const startsAt = chosen.to_starts_at === null ? before.starts_at : new Date(chosen.to_starts_at);
      const userId = chosen.to_user_id ?? before.user_id;
      await lockCalendar(tx, orgId, { placeIds: [before.place_id], userIds: [userId] });
      const scope = { orgId, now, language: 'ro' as const, from: localDateOf(startsAt), days: 1 };
      const calendar = slotCalendar(await readCalendar(tx, { ...scope, placeIds: [before.place_id] }));
      const minutes = minutesOf(before.visit_type);
      const proof = judgeSlot(calendar, {
        placeId: before.place_id,
        userId,
        from: startsAt.getTime(),
        minutes,
        skills: before.skills,
        movedVisitId: before.visit_id,
      });
      if (proof?.fits !== true) return false;
      const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
      const to = { placeId: before.place_id, laneId: proof.laneId, userId, startsAt, endsAt };
      await moveVisitRow(tx, orgId, before, { ...to, isSelfMove: false, absenceId: leave.absenceId, now });
      const visit = await findVisit(tx, orgId, before.visit_id);
      if (visit === undefined) return false;
      await recordVisitEvent(context, visit, { ro: 'Constatare mutată', en: 'Inspection moved' });
      // Who comes is nothing that the claimant plans by; another hour is.
      if (chosen.to_starts_at !== null) await tellAboutVisit(needs, context, visit, 'visit_moved');
      await publish(context, visitMoved, factsOf(visit));
    }
    return true;
  },
  async takeBack(context, absenceId) {
    const { tx, caller, now } = context;
    const moves = await findMovesOf(tx, caller.orgId, absenceId);
    for (const move of moves) {
      const visit = await lockVisit(tx, caller.orgId, move.visitId);
      if (visit === undefined || visit.row_version !== move.rowVersion) return false;
      await moveVisitRow(tx, caller.orgId, visit, { ...move, isSelfMove: false, absenceId: null, now });
      const back = await findVisit(tx, caller.orgId, move.visitId);
      if (back !== undefined && back.starts_at.getTime() !== visit.starts_at.getTime())
        await tellAboutVisit(needs, context, back, 'visit_moved');
    }
    return true;
  },
});

function periodOf({ userId, date_from, date_to, first_part, last_part }: PlannedLeave) {
  const first = { from_minute: first_part === 'afternoon' ? noon : 0, to_minute: 1440 };
  const last = { from_minute: 0, to_minute: last_part === 'morning' ? noon : 1440 };
  return {
    userId,
    from: new Date(spanOn(date_from, first).from),
    until: new Date(spanOn(date_to, last).until),
  };
}

/** One after the other: an hour that is proposed for one visit is not free for the next. */
function proposalsFor(facts: CalendarFacts, rows: readonly VisitRow[]) {
  let { taken } = facts;
  return rows.map((row) => {
    const { proposal, time } = proposalFor(slotCalendar({ ...facts, taken }), row);
    if (time) taken = [...taken.filter(({ visitId }) => visitId !== row.visit_id), time];
    return proposal;
  });
}

function proposalFor(calendar: SlotCalendar, row: VisitRow) {
  const needs = { minutes: minutesOf(row.visit_type), skills: row.skills, movedVisitId: row.visit_id };
  const days = searchSlots(calendar, {
    ...needs,
    placeIds: [row.place_id],
    from: localDateOf(row.starts_at),
    days: 8,
  });
  const [nearest] = nearestOf(days, row.starts_at.getTime());
  const userId = nearest?.userIds[0];
  const isSameHour = nearest?.from === row.starts_at.getTime();
  const proposal = {
    visit_id: row.visit_id,
    claim_file_no: row.claim_file_no,
    plate: row.plate,
    starts_at: row.starts_at.toISOString(),
    to_user_id: userId ?? null,
    to_name: userId === undefined ? null : (calendar.people.get(userId)?.name ?? null),
    to_starts_at: nearest === undefined || isSameHour ? null : new Date(nearest.from).toISOString(),
    row_version: row.row_version,
  };
  if (nearest === undefined || userId === undefined) return { proposal, time: undefined };
  const proof = judgeSlot(calendar, { ...needs, placeId: row.place_id, userId, from: nearest.from });
  const time: TakenTime = {
    visitId: row.visit_id,
    userId,
    laneId: proof?.laneId ?? null,
    placeId: row.place_id,
    plate: row.plate,
    from: nearest.from,
    until: nearest.from + needs.minutes * 60_000,
  };
  return { proposal, time };
}

import { daysBetween } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { AbsentVisits, PlannedLeave } from '#src/areas/absences/extension-points.ts';
import { moveAmongOthers } from '../booking/move-visits.ts';
import { tellAboutVisit, type MessageNeeds } from '../booking/tell-about-visit.ts';
import { readCalendar } from '../slots/calendar-repository.ts';
import { proposeHours, type ProposedHour } from '../slots/propose-hours.ts';
import { findVisit, findVisitsToCome, lockVisit, moveVisitRow } from '../visit-repository.ts';
import { spanOfLeave } from './leave-span.ts';
import { findMovesOf } from './move-repository.ts';

const mostVisits = 200;

/** Reassigns the visits of an absent person: a free colleague takes each at its hour, otherwise the visit moves to the nearest hour. */
export const absentVisitsOf = (needs: MessageNeeds): AbsentVisits => ({
  async propose({ tx, now }, leave, language) {
    const rows = await findVisitsToCome(tx, leave.orgId, { now, most: mostVisits, person: periodOf(leave) });
    if (rows.length === 0) return [];
    const days = Math.min(daysBetween(leave.date_from, leave.date_to) + 8, 60);
    const from = localDateOf(rows[0]?.starts_at ?? now);
    const facts = await readCalendar(tx, { orgId: leave.orgId, now, language, from, days });
    const others = { ...facts, people: facts.people.filter(({ userId }) => userId !== leave.userId) };
    return proposeHours(others, rows, (row) => ({ placeIds: [row.place_id], days: 8 })).map(proposalOf);
  },
  async move(context, leave, visits) {
    for (const chosen of visits) {
      // It stays as it is.
      if (chosen.to_user_id === null && chosen.to_starts_at === null) continue;
      const wanted = {
        visitId: chosen.visit_id,
        rowVersion: chosen.row_version,
        ...(chosen.to_user_id !== null && { userId: chosen.to_user_id }),
        ...(chosen.to_starts_at !== null && { startsAt: new Date(chosen.to_starts_at) }),
      };
      if ((await moveAmongOthers(needs, context, wanted, leave.absenceId)) !== 'moved') return false;
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
        await tellAboutVisit(needs, context, back, 'visit_moved', { before: visit });
    }
    return true;
  },
});

function periodOf(leave: PlannedLeave) {
  const { from, until } = spanOfLeave(leave);
  return { userId: leave.userId, from: new Date(from), until: new Date(until) };
}

function proposalOf({ row, calendar, slot }: ProposedHour) {
  const userId = slot?.userIds[0];
  const isSameHour = slot?.from === row.starts_at.getTime();
  return {
    visit_id: row.visit_id,
    claim_file_no: row.claim_file_no,
    plate: row.plate,
    starts_at: row.starts_at.toISOString(),
    to_user_id: userId ?? null,
    to_name: userId === undefined ? null : (calendar.people.get(userId)?.name ?? null),
    to_starts_at: slot === undefined || isSameHour ? null : new Date(slot.from).toISOString(),
    row_version: row.row_version,
  };
}

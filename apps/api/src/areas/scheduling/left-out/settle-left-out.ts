import type { Schema } from '@dosar/openapi';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { moveAmongOthers } from '../booking/move-visits.ts';
import type { MessageNeeds } from '../booking/tell-about-visit.ts';
import { lockCalendar } from '../slots/calendar-repository.ts';
import type { CalendarChange } from './changed-facts.ts';
import { factsFor, visitsConcerned } from './find-left-out-visits.ts';
import { leftOutOf } from './left-out.ts';

const nothingSaid: Schema<'LeftOutChoice'> = { moves: [], stays: [] };

/**
 * Saves a change of a place or a plan together with what becomes of the visits that it leaves out, or nothing of it.
 *
 * Whoever books meanwhile waits for the change, or the change finds the visit: none is left out that nobody was told of.
 */
export async function savedWithVisits<Saved>(
  needs: MessageNeeds,
  call: ChangingCall,
  change: CalendarChange,
  save: () => Promise<Saved>,
): Promise<Saved> {
  const { moves, stays } = (change.place ?? change.plan)?.left_out ?? nothingSaid;
  const { place, plan } = change;
  // In the order of whoever books, all at once, so that nobody waits for each other.
  await lockCalendar(call.tx, call.caller.orgId, {
    placeIds: [...moves.map(({ place_id: id }) => id), ...(place?.place_id ? [place.place_id] : [])],
    userIds: [...moves.map(({ user_id: id }) => id), ...(plan ? [plan.user_id] : [])],
  });
  const rows = await visitsConcerned(call, change);
  if (rows.length === 0) return save();
  const before = await factsFor(call, rows);
  const saved = await save();
  const leftOut = leftOutOf(before, await factsFor(call, rows), rows);
  const named = new Set([...moves.map(({ visit_id: id }) => id), ...stays]);
  const visits = leftOut.filter(({ row }) => !named.has(row.visit_id)).length;
  if (visits > 0) throw new Problem(409, 'visits_left_out', { context: { visits } });
  for (const { visit_id: visitId, row_version, place_id, user_id, starts_at } of moves) {
    const wanted = { visitId, rowVersion: row_version, placeId: place_id, userId: user_id };
    const outcome = await moveAmongOthers(needs, call, { ...wanted, startsAt: new Date(starts_at) });
    if (outcome === 'taken') throw new Problem(409, 'slot_taken', { context: { visit_id: visitId } });
    if (outcome === 'changed') throw new Problem(409, 'visits_left_out', { context: { visits: 1 } });
  }
  return saved;
}

import { giveWork } from '#src/areas/assignments/index.ts';
import { findAwayPeople } from '#src/areas/absences/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, Problem } from '#src/kernel/problem/problem.ts';
import type { TellerNeeds } from '../approvals/tell-asker.ts';
import { findMembers } from '../team/team-repository.ts';
import { findHandOverFacts } from './team-work-repository.ts';
import { tellMoved } from './tell-moved.ts';

const undoHours = 24;
const shortestNote = 3;

/** Gives work of the team to other people of it, all of it or none, and tells each of them once. */
export async function applyRebalance(needs: TellerNeeds, call: Call<'applyRebalance'>) {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const lines = body.lines.map((line) => ({ ...line, note: line.note?.trim() }));
  const members = new Set(
    (await findMembers(tx, orgId, caller.userId)).flatMap((member) =>
      member.is_active ? member.user_id : [],
    ),
  );
  const toUserIds = [...new Set(lines.map((line) => line.to_user_id))];
  const away = await findAwayPeople(tx, orgId, toUserIds, { now, days: 0 });
  if (!toUserIds.every((id) => members.has(id))) throw conflict('other_team');
  if (toUserIds.some((id) => away.get(id)?.is_now)) throw conflict('away');
  const facts = await findHandOverFacts(
    tx,
    orgId,
    lines.map((line) => line.assignment_id),
    call,
  );
  for (const [index, line] of lines.entries())
    if (facts.get(line.assignment_id)?.needs_note && (line.note ?? '').length < shortestNote)
      throw fieldRefused(`lines.${index}.note`, 'required');

  const undoUntil = new Date(now.getTime() + undoHours * 3_600_000);
  const done = await giveWork(call, {
    lines: lines.map((line) => ({ ...line, note: line.note === '' ? undefined : line.note })),
    undoUntil,
  });
  if (done === undefined) throw conflict('stale');
  audit.subject(done.changeId);
  audit.note({ moved: lines.length });
  return {
    assignment_change_id: done.changeId,
    moved: lines.length,
    told: await tellMoved(needs, call, done.given),
    undo_until: undoUntil.toISOString(),
  };
}

function conflict(reason: 'other_team' | 'away' | 'stale') {
  return new Problem(409, 'conflict', { context: { reason } });
}

import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { leftWork, type LeftLine, type LeftOutcome } from '#src/areas/account/extension-points.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import { findAssignees, holdAssignees } from '../assignee-repository.ts';
import { changeValues } from '../change/change-values.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { isClosed, type RowRule } from '../change/row-change.ts';
import { takenOver } from '../change/value-rules.ts';
import { findLeftAssignments, type Urgency } from './open-work-repository.ts';

const soonDays = 3;

/** The open work of somebody who leaves, apart by how soon it matters. */
export const leftAssignments: Contribution[] = [
  kindOfWork('work_legal_soon', 'legal_soon', {
    ro: 'Activități cu termen legal în 3 zile',
    en: 'Work with a legal deadline within 3 days',
  }),
  kindOfWork('work_overdue', 'overdue', { ro: 'Activități cu termen depășit', en: 'Overdue work' }),
  kindOfWork('work', 'later', { ro: 'Celelalte activități deschise', en: 'All other open work' }),
];

function kindOfWork(kind: string, urgency: Urgency, name: { ro: string; en: string }): Contribution {
  return leftWork.entry({
    kind,
    name,
    find: ({ tx, orgId, userId, now }) =>
      findLeftAssignments(
        tx,
        { orgId, userId },
        { urgency, now, soonUntil: addDays(localDateOf(now), soonDays) },
      ),
    async takers({ tx, orgId, userId, now, language }) {
      const assignees = await findAssignees(tx, { orgId, userId, language, now });
      return assignees.map(({ user_id: id, open_count: load }) => ({ userId: id, load }));
    },
    handOver: handOverLeft,
  });
}

async function handOverLeft(
  context: ChangeContext,
  { userId, note }: { userId: string; note: string | undefined },
  lines: readonly LeftLine[],
): Promise<LeftOutcome> {
  const { tx, caller } = context;
  const assignees = await holdAssignees(
    tx,
    caller.orgId,
    lines.flatMap(({ toUserIds }) => toUserIds[0] ?? []),
  );
  const locked = await lockAssignments(
    tx,
    caller.orgId,
    lines.map(({ id }) => id),
  );
  const rules = new Map<string, RowRule>();
  const given = new Map<string, string>();
  for (const { id, toUserIds } of lines) {
    const row = locked.get(id);
    const assignee = assignees.get(toUserIds[0] ?? '');
    if (row?.assigned_user_id !== userId || isClosed(row) || !assignee) return { stuckId: id };
    rules.set(id, takenOver(row, assignee, note));
    given.set(id, assignee.user_id);
  }
  await changeValues(
    context,
    [...locked.values()],
    (row) => rules.get(row.assignment_id)?.(row) ?? { code: 'unchanged' },
  );
  return { given };
}

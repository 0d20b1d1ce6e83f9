import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { changeValues } from '../change/change-values.ts';
import { isClosed, type RowRule } from '../change/row-change.ts';
import { holdLines } from './hold-lines.ts';

/** Work that waits in its queue, and who gets it by rule. */
export type NewWorkLine = { assignment_id: string; to_user_id: string };

/**
 * Gives work that nobody has to people, as the product itself and in nobody's name.
 *
 * Answers which pieces were given: what somebody has taken or closed meanwhile stays as it is.
 */
export async function giveNewWork(
  { tx, caller: { orgId }, now }: ChangeContext,
  lines: readonly NewWorkLine[],
): Promise<ReadonlySet<string>> {
  const { assignees, locked } = await holdLines(tx, orgId, lines);
  const given = new Map<string, RowRule>();
  for (const { assignment_id: id, to_user_id: toUserId } of lines) {
    const row = locked.get(id);
    const assignee = assignees.get(toUserId);
    if (row?.assigned_user_id !== null || isClosed(row) || !assignee) continue;
    given.set(id, () => ({
      values: { assigned_user_id: assignee.user_id, queue_id: null },
      told: {
        title: {
          ro: `Activitate dată după reguli către ${assignee.full_name}`,
          en: `Work given by rule to ${assignee.full_name}`,
        },
        data: { from_user_id: null, to_user_id: assignee.user_id },
      },
    }));
  }
  await changeValues(
    { tx, caller: systemCaller(orgId), now },
    [...locked.values()].filter((row) => given.has(row.assignment_id)),
    (row) => given.get(row.assignment_id)?.(row) ?? { code: 'unchanged' },
  );
  return new Set(given.keys());
}

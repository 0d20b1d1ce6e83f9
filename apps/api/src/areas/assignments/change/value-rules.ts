import { formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { endOfDay } from '@dosar/kernel/zone';
import type { ChangeableAssignment } from './changeable-assignment-repository.ts';
import type { RowRule, ToldChange } from './row-change.ts';

/** Work goes to somebody; whoever gives it to themselves has taken it. */
export function givenTo(assignee: { user_id: string; full_name: string }, isSelf: boolean): RowRule {
  const title = isSelf
    ? { ro: 'Activitate preluată', en: 'Work taken' }
    : { ro: `Activitate dată către ${assignee.full_name}`, en: `Work given to ${assignee.full_name}` };
  return ({ assigned_user_id: from }) =>
    from === assignee.user_id
      ? { code: 'unchanged' }
      : {
          values: { assigned_user_id: assignee.user_id, queue_id: null },
          told: { title, data: { from_user_id: from, to_user_id: assignee.user_id } },
        };
}

/** Work goes to somebody, who reads from whom it comes and what there is to know. */
export function takenOver(
  {
    owner_name: from,
    assigned_user_id: fromId,
  }: Pick<ChangeableAssignment, 'owner_name' | 'assigned_user_id'>,
  assignee: { user_id: string; full_name: string },
  note: string | undefined,
): RowRule {
  return () => ({
    values: { assigned_user_id: assignee.user_id, queue_id: null },
    told: {
      title: {
        ro: `Activitate dată către ${assignee.full_name}, preluată de la ${from ?? ''}`,
        en: `Work given to ${assignee.full_name}, taken over from ${from ?? ''}`,
      },
      body: note,
      data: { from_user_id: fromId, to_user_id: assignee.user_id },
    },
  });
}

/** Work goes back to a queue. */
export function releasedTo(queueId: string, reason: string): RowRule {
  return ({ assigned_user_id: from }) =>
    from === null
      ? { code: 'unchanged' }
      : {
          values: { assigned_user_id: null, queue_id: queueId },
          told: {
            title: { ro: 'Activitate eliberată', en: 'Work given back to its queue' },
            body: reason,
            data: { from_user_id: from },
          },
        };
}

/** Work is due at the end of a day, which is not after the day by which the law wants an answer. */
export function dueOn(day: LocalDate): RowRule {
  // The last second that belongs to the day: as a time, it reads as that day.
  const dueAt = new Date(endOfDay(day).getTime() - 1000);
  const told: ToldChange = {
    title: { ro: `Termen nou: ${formatLocalDate(day)}`, en: `New deadline: ${formatLocalDate(day)}` },
    data: { due_at: dueAt.toISOString() },
  };
  return ({ values, legal_due_date: legal }) => {
    if (legal !== null && day > legal) return { code: 'after_legal_deadline' };
    if (Date.parse(values.due_at) === dueAt.getTime()) return { code: 'unchanged' };
    return { values: { due_at: dueAt.toISOString() }, told };
  };
}

const priorityNames = [
  { ro: 'normală', en: 'normal' },
  { ro: 'ridicată', en: 'high' },
  { ro: 'urgentă', en: 'urgent' },
  { ro: 'critică', en: 'critical' },
] as const;

/** Work becomes more or less urgent. */
export function ofPriority(priority: number): RowRule {
  const name = priorityNames[priority] ?? priorityNames[0];
  return ({ values }) =>
    values.priority === priority
      ? { code: 'unchanged' }
      : {
          values: { priority },
          told: {
            title: { ro: `Prioritate ${name.ro}`, en: `Priority ${name.en}` },
            data: { priority },
          },
        };
}

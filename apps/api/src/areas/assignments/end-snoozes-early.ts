import { formatInstant, startOfDay } from '@dosar/kernel/zone';
import type { LocalDate } from '@dosar/kernel/dates';
import { noticeDay } from '@dosar/workload-domain';
import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { shortenSnoozes } from './wake-repository.ts';

type Deadline = { claimFileId: string; legalDueDate: LocalDate | null };

/**
 * Lets work on a file come back three working days before a legal deadline that came after it was put off.
 *
 * A day that has passed brings it back with the next minute, as every snooze that ends.
 */
export async function endSnoozesEarly(
  { tx, caller, now }: ChangeContext,
  { claimFileId, legalDueDate }: Deadline,
): Promise<void> {
  if (legalDueDate === null) return;
  const { orgId } = caller;
  const until = startOfDay(noticeDay(legalDueDate, await findDaysOff(tx, orgId)));
  const shortened = await shortenSnoozes(tx, { orgId, claimFileId, until });
  const at = formatInstant(until);
  await recordTimelineEvents(
    { tx, now, caller: systemCaller(orgId) },
    shortened.map((row) => ({
      claimFileId,
      assignmentId: row.assignment_id,
      kind: 'assignment' as const,
      title: {
        ro: `Amânarea se încheie la ${at}, fiindcă termenul legal s-a schimbat`,
        en: `The snooze ends on ${at}, because the legal deadline has changed`,
      },
      data: { snoozed_until: until.toISOString() },
    })),
  );
}

import { localDateOf, startOfDay, formatInstant } from '@dosar/kernel/zone';
import { noticeDay } from '@dosar/workload-domain';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { isKindOfWork } from './new-assignment-repository.ts';
import { openAssignment } from './open-assignment.ts';
import { giveFollowingWork } from './transition/give-following-work.ts';
import { findLegalDay, putOffUntilDocument } from './wake-repository.ts';

/** The assignment type of a call. */
const call = 'callback';

type Sent = { claimFileId: string; assignmentId: string | null; putOffUntil: string | null };

/** Puts the work off that documents were asked for on, until they come; the last days of the legal term are never slept through. */
export async function putOffForDocuments(
  context: ChangeContext,
  { claimFileId, assignmentId, putOffUntil }: Sent,
): Promise<void> {
  if (assignmentId === null || putOffUntil === null) return;
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const legal = await findLegalDay(tx, orgId, claimFileId);
  const latest = legal === null ? undefined : noticeDay(legal, await findDaysOff(tx, orgId));
  const day = latest !== undefined && latest < putOffUntil ? latest : putOffUntil;
  if (day <= localDateOf(now)) return;
  const until = startOfDay(day);
  const byUserId = 'userId' in caller ? (caller.actorUserId ?? caller.userId) : null;
  const row = await putOffUntilDocument(tx, { orgId, assignmentId, until, byUserId });
  if (row === undefined) return;
  const at = formatInstant(until);
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind: 'assignment',
    title: {
      ro: `Amânată până vin documentele, cel târziu până la ${at}`,
      en: `Put off until the documents come, until ${at} at the latest`,
    },
    data: { snoozed_until: until.toISOString(), snoozed_for: 'document' },
  });
}

type Unanswered = { claimFileId: string; assignmentId: string | null; missing: string };

/** Opens a call to whoever has answered no reminder, for organisations that know such work. */
export async function openCall(
  context: ChangeContext,
  { claimFileId, assignmentId, missing }: Unanswered,
): Promise<void> {
  if (!(await isKindOfWork(context.tx, context.caller.orgId, call))) return;
  const opened = await openAssignment(context, {
    claimFileId,
    assignmentType: call,
    createdByUserId: undefined,
    parentAssignmentId: assignmentId ?? undefined,
  });
  await giveFollowingWork(context, {
    claimFileId,
    fromAssignmentId: assignmentId ?? undefined,
    assignmentIds: [opened.assignment_id],
  });
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId: opened.assignment_id,
    kind: 'assignment',
    title: {
      ro: 'De sunat: ultima reamintire a rămas fără răspuns',
      en: 'To call: the last reminder has left and nothing came',
    },
    body: missing,
  });
}

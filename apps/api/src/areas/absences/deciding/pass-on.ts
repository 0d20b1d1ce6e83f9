import { isWorkingDay } from '@dosar/absences-domain';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { updateAbsence } from '../absence-repository.ts';
import { lockUndecided } from '../due-absence-repository.ts';
import { sendNotices, type NoticeNeeds } from '../notices/send-notices.ts';
import { findContact } from '../replacement-repository.ts';
import { freeDaysOf } from '../rules/absence-facts.ts';
import { findDeciders, findSecondDeciders } from '../rules/people-repository.ts';

const patienceInWorkingDays = 2;

/**
 * Lets any manager decide requests that those whom they are for have not decided within two working days.
 *
 * At once where all of them are away: nothing waits for somebody who is not there.
 */
export async function passOn(
  needs: NoticeNeeds,
  context: { tx: Transaction<Database>; orgId: string; now: Date },
): Promise<void> {
  const { tx, orgId, now } = context;
  const today = localDateOf(now);
  const freeDays = await freeDaysOf(tx, orgId, { date_from: addDays(today, -31), date_to: today });
  for (const { row, sentOn } of await lockUndecided(tx, orgId)) {
    const deciders = await findDeciders(tx, orgId, row.user_id);
    const isLate = workingDaysBetween(sentOn, today, freeDays) > patienceInWorkingDays;
    if (!isLate && (await isSomebodyThere(context, deciders))) continue;
    const others = await findSecondDeciders(tx, { orgId, userId: row.user_id }, deciders);
    await updateAbsence(tx, orgId, row.absence_id, { passed_on_at: now });
    await sendNotices(needs, context, 'passed_on', row, others);
  }
}

/** Working days after one day, up to another one; counted no further than it matters. */
function workingDaysBetween(from: string, to: string, freeDays: ReadonlySet<string>): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to && count <= patienceInWorkingDays; date = addDays(date, 1))
    if (isWorkingDay(date, freeDays)) count += 1;
  return count;
}

async function isSomebodyThere(
  { tx, orgId, now }: { tx: Transaction<Database>; orgId: string; now: Date },
  userIds: readonly string[],
): Promise<boolean> {
  for (const userId of userIds) if ((await findContact(tx, { orgId, userId, now })) === userId) return true;
  return false;
}

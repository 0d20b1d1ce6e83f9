import { addDays } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { updateAbsence, type AbsenceRow } from '../absence-repository.ts';
import { lockToAnnounce } from '../due-absence-repository.ts';
import { sendNotices, type NoticeNeeds } from './send-notices.ts';

// Nobody is written to at night about the day after.
const firstHour = 8;

/** Tells people and their replacements, on the day before, that an absence begins or ends. */
export async function announceTomorrow(
  needs: NoticeNeeds,
  context: { tx: Transaction<Database>; orgId: string; now: Date },
): Promise<void> {
  const { tx, orgId, now } = context;
  const today = localDateOf(now);
  if (now.getTime() < startOfDay(today).getTime() + firstHour * 3_600_000) return;
  const tomorrow = addDays(today, 1);
  for (const row of await lockToAnnounce(tx, orgId, tomorrow)) {
    const isBeginning = row.date_from === tomorrow;
    await updateAbsence(tx, orgId, row.absence_id, {
      ...(isBeginning && { begin_announced_at: now }),
      // Of a single day it is enough to be told once.
      ...(row.date_to === tomorrow && { end_announced_at: now }),
    });
    await sendNotices(needs, context, isBeginning ? 'begins_tomorrow' : 'ends_tomorrow', row, peopleOf(row));
  }
}

function peopleOf({ user_id: userId, replacement_user_id: deputy, replacement_answer: answer }: AbsenceRow) {
  return deputy === null || answer === 'refused' || answer === 'ended' ? [userId] : [userId, deputy];
}

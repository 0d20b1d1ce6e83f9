import { addDays } from '@dosar/kernel/dates';
import { endOfDay, localTimeOf, startOfDay } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Env } from '#src/env.ts';
import { endOfQuietHours, type MessageHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { tellAboutVisit, type MessageNeeds } from '../booking/tell-about-visit.ts';
import { findVisit } from '../visit-repository.ts';
import { remindedAtOnce, takeReminders, type Reminder } from './reminder-repository.ts';

/** Reminds claimants of their visits: the day before from ten on, and two hours before; never in quiet hours. */
export const remindOfVisitsJob = defineJob({
  name: 'scheduling.remind',
  title: { ro: 'Reamintirea vizitelor', en: 'Reminders of visits' },
  // The next run comes within ten minutes: what was not sent is still due then.
  settings: { retries: 0, keptSeconds: 10 * 60 },
  data: noData,
  async work({ env, now }: { env: Env; now: () => Date }, { orgId, inTransaction }) {
    const needs = { trackerOrigin: env.TRACKER_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER };
    const moment = now();
    const hours = await inTransaction((tx) => findMessageHours(tx, orgId));
    for (const due of dueReminders(moment, hours)) {
      let reminded = remindedAtOnce;
      while (reminded === remindedAtOnce)
        reminded = await inTransaction((tx) => remind(needs, tx, { orgId, now: moment, ...due }));
    }
  },
});

type Due = { reminder: Reminder; from: Date; until: Date };

/** Which visits people are reminded of at a moment. */
export function dueReminders(now: Date, quiet: MessageHours): Due[] {
  const { date, time } = localTimeOf(now);
  if (endOfQuietHours(now, quiet) !== undefined) return [];
  const tomorrow = addDays(date, 1);
  const hours: Due = { reminder: 'hours', from: now, until: new Date(now.getTime() + 2 * 3_600_000) };
  const day: Due = { reminder: 'day', from: startOfDay(tomorrow), until: endOfDay(tomorrow) };
  // Whoever writes only before ten reminds of tomorrow then.
  return time < '10:00' && quiet.until > '10:00' ? [hours] : [day, hours];
}

async function remind(
  needs: MessageNeeds,
  tx: Transaction<Database>,
  { orgId, now, ...due }: Due & { orgId: string; now: Date },
): Promise<number> {
  const visitIds = await takeReminders(tx, orgId, { ...due, now });
  for (const visitId of visitIds) {
    const visit = await findVisit(tx, orgId, visitId);
    if (visit !== undefined)
      await tellAboutVisit(needs, { tx, now, caller: systemCaller(orgId) }, visit, 'visit_reminder');
  }
  return visitIds.length;
}

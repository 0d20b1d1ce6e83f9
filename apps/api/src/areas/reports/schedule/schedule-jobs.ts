import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { reports } from '../extension-points.ts';
import { deleteExpiredFiles } from './file-repository.ts';
import { findPeopleById, mayRun } from './readers-repository.ts';
import { stoppedEmail } from './report-email.ts';
import { nextMoments } from './schedule-days.ts';
import {
  findDueSchedules,
  insertRun,
  lockSchedule,
  planNextRun,
  stopSchedule,
  type StoredSchedule,
} from './schedule-repository.ts';
import { sendReport, type SendNeeds } from './send-report.ts';

type Tx = Transaction<Database>;

/**
 * Makes and sends one scheduled report whose time has come.
 *
 * Mails, history and the next time are stored together, so a run that is cut off sends nothing and is done again.
 */
export const sendScheduleJob = defineJob({
  name: 'reports.send',
  title: { ro: 'Trimiterea unui raport', en: 'Sending a report' },
  settings: { retries: 3, firstPauseSeconds: 30, perOrganisation: 1, keptSeconds: 24 * 60 * 60 },
  data: z.object({ report_schedule_id: z.uuid() }),
  async work(needs: SendNeeds & { now: () => Date }, { orgId, data, inTransaction }) {
    await inTransaction(async (tx) => {
      const now = needs.now();
      const schedule = await lockSchedule(tx, orgId, data.report_schedule_id);
      if (schedule?.status !== 'active' || schedule.next_run_at > now) return;
      const report = reports.entries().find(({ state }) => state === schedule.state);
      const { owner_user_id: ownerId } = schedule;
      const owner = (await findPeopleById(tx, orgId, [ownerId])).get(ownerId);
      if (report === undefined || owner === undefined || !mayRun(owner, report)) {
        await stopSchedule(tx, orgId, schedule.report_schedule_id);
        if (report !== undefined && owner?.is_active === true && owner.email !== null)
          await enqueue(tx, {
            orgId,
            kind: 'email',
            to: owner.email,
            ...stoppedEmail(owner.language, report.name[owner.language]),
          });
        return;
      }
      const sent = await sendReport(needs, { tx, orgId, now }, report, schedule);
      await insertRun(tx, orgId, { ...sent, scheduleId: schedule.report_schedule_id, ranAt: now });
      await planNext(tx, orgId, schedule, now);
    });
  },
  async giveUp(tx, { orgId, data, now }) {
    const schedule = await lockSchedule(tx, orgId, data.report_schedule_id);
    if (schedule === undefined) return;
    // The history shows a time at which nothing was sent to anybody.
    const nothing = { finding: '', outboxIds: [], leftOut: [] };
    await insertRun(tx, orgId, { ...nothing, scheduleId: schedule.report_schedule_id, ranAt: now });
    await planNext(tx, orgId, schedule, now);
  },
});

async function planNext(tx: Tx, orgId: string, schedule: StoredSchedule, now: Date): Promise<void> {
  const [next] = nextMoments(schedule, now, await findDaysOff(tx, orgId), 1);
  if (next) await planNextRun(tx, orgId, schedule.report_schedule_id, next.at);
}

/** Finds scheduled reports whose time has come; after a standstill each is sent once. */
export const dueSchedulesJob = defineJob({
  name: 'reports.find-due',
  title: { ro: 'Căutarea rapoartelor de trimis', en: 'Looking for reports to send' },
  settings: { retries: 0, keptSeconds: 60 * 60 },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction(async (tx) => {
      // A second job of the same time finds nothing due. A finished one would keep its id taken.
      for (const id of await findDueSchedules(tx, orgId, now()))
        await enqueueJob(tx, sendScheduleJob, { orgId, report_schedule_id: id });
    }),
});

/** Removes files of reports past their time. */
export const tidyUpReportsJob = defineJob({
  name: 'reports.tidy-up',
  title: { ro: 'Curățenie în fișierele rapoartelor', en: 'Tidying up files of reports' },
  data: noData,
  async work(
    { files, now }: { files: Pick<FileStore, 'remove'>; now: () => Date },
    { orgId, inTransaction },
  ) {
    const keys = await inTransaction((tx) => deleteExpiredFiles(tx, orgId, now()));
    for (const key of keys) await files.remove(key);
  },
});

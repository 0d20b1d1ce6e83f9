import type { Env } from '#src/env.ts';
import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { askForGrade } from './ask-for-grade.ts';

/** Asks claimants how the work of partners was, each job in a transaction of its own; never in quiet hours. */
export const askForGradesJob = defineJob({
  name: 'partners.ask-for-grades',
  title: { ro: 'Întrebări despre lucrările partenerilor', en: 'Questions about the work of partners' },
  settings: { retries: 3, perOrganisation: 1 },
  data: noData,
  async work({ env, now }: { env: Env; now: () => Date }, { orgId, inTransaction, signal }) {
    const needs = { trackerOrigin: env.TRACKER_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER };
    const moment = now();
    const hours = await inTransaction((tx) => findMessageHours(tx, orgId));
    if (endOfQuietHours(moment, hours) !== undefined) return;
    let wasAsked = true;
    while (wasAsked && !signal.aborted)
      wasAsked = await inTransaction((tx) =>
        askForGrade(needs, { tx, caller: systemCaller(orgId), now: moment }),
      );
  },
});

import { localDateOf, localTimeOf } from '@dosar/kernel/zone';
import { reportDueMinutes } from '@dosar/scheduling-domain';
import type { Env } from '#src/env.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { insertVisitNews } from '../news/visit-news-repository.ts';
import { tellStaff, type StaffLetter } from '../news/tell-staff.ts';
import { findVisit } from '../visit-repository.ts';
import { findAssessor, findVisitManagers } from './missed-visit-repository.ts';
import { askedAtOnce, takeUnanswered, takeUnreported } from './unreported-visit-repository.ts';

/** From this hour on managers get a reminder about visits of the day without a report. */
const evening = '18:00';

const letters: Record<'assessor' | 'manager', StaffLetter> = {
  assessor: {
    subject: { ro: 'Cum s-a încheiat vizita?', en: 'How did the visit end?' },
    body: {
      ro: 'Ora vizitei a trecut și nu ați raportat nimic. Spuneți în „Ziua mea” cum s-a încheiat.',
      en: 'The hour of the visit is over and nothing was reported. Please say in “My day” how it ended.',
    },
  },
  manager: {
    subject: { ro: 'Vizită fără raport', en: 'Visit without a report' },
    body: {
      ro: 'Inspectorul nu a spus nici până seara cum s-a încheiat vizita.',
      en: 'Until the evening the assessor has not said how the visit ended.',
    },
  },
};

/** Asks for missing reports of visits: the assessor after an hour, the managers in the evening. */
export const askForReportsJob = defineJob({
  name: 'scheduling.ask-for-reports',
  title: { ro: 'Vizite fără raport', en: 'Visits without a report' },
  // The next run comes within ten minutes and finds the same visits.
  settings: { retries: 0, keptSeconds: 10 * 60 },
  data: noData,
  async work({ env, now }: { env: Env; now: () => Date }, { orgId, inTransaction }) {
    const moment = now();
    const endedBefore = new Date(moment.getTime() - reportDueMinutes * 60_000);
    const needs = { staffOrigin: env.STAFF_ORIGIN };
    const isEvening = localTimeOf(moment).time >= evening;
    for (const role of ['assessor', 'manager'] as const) {
      if (role === 'manager' && !isEvening) continue;
      let asked = askedAtOnce;
      while (asked === askedAtOnce)
        asked = await inTransaction(async (tx) => {
          const visitIds =
            role === 'assessor'
              ? await takeUnreported(tx, orgId, { endedBefore })
              : await takeUnanswered(tx, orgId, moment);
          const context = { tx, caller: systemCaller(orgId), now: moment };
          for (const visitId of visitIds) await ask(needs, context, visitId, role);
          return visitIds.length;
        });
    }
  },
});

async function ask(
  needs: { staffOrigin: string },
  context: ChangeContext,
  visitId: string,
  role: 'assessor' | 'manager',
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const visit = await findVisit(tx, orgId, visitId);
  if (visit === undefined) return;
  const readers =
    role === 'assessor' ? await findAssessor(tx, orgId, visit.user_id) : await findVisitManagers(tx, orgId);
  const recipients = await tellStaff(needs, context, {
    visit,
    letter: letters[role],
    readers,
    role,
    ...(role === 'assessor' && { page: `/appointments/my-day?date=${localDateOf(visit.starts_at)}` }),
  });
  await insertVisitNews(tx, {
    orgId,
    visit,
    reason: 'visit_unreported',
    outcome: recipients.length > 0 ? 'told' : 'nobody',
    byUserId: null,
    recipients,
    now,
  });
}

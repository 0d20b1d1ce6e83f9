import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { personalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import { partnerFiles, privateFiles } from '../documents/index.ts';
import { watchEndsJob } from './directory/alerts/watch-ends-job.ts';
import { directoryEntries } from './directory/directory-entries.ts';
import { jobEntries } from './jobs/job-entries.ts';
import { jobTimers, jobTimes } from './jobs/job-timers.ts';
import { jobSubscriptions } from './jobs/job-subscriptions.ts';
import { problemTexts } from './problem-texts.ts';
import { partnersRoutes } from './routes.ts';
import { matchOnChange } from './special/file/match-file.ts';
import { matchHolder } from './special/file/match-holder.ts';
import { noticeSubscriptions } from './special/rules/notice-rules.ts';
import { duePacksJob, sendPackJob } from './special/pack/pack-jobs.ts';
import { rematchJob } from './special/rematch/rematch-job.ts';
import { specialEntries } from './special/special-entries.ts';
import { worklistEntries } from './worklist-columns-sql.ts';
import { partnerUses } from './partner-uses.ts';

export const area = defineArea({
  name: 'partners',
  problemTexts,
  tables: [
    'partner',
    'partner_alert',
    'partner_document',
    'partner_job_line',
    'partner_job_message',
    'partner_job',
    'partner_job_notice',
    'partner_job_setting',
    'partner_job_document',
    'partner_job_grade',
    'partner_job_link',
    'partner_job_offer',
    'partner_job_proposal',
    'partner_job_step',
    'special_customer',
    'special_customer_document',
    'special_customer_match',
    'special_customer_match_of_file',
    'special_rule',
    'special_rule_of_file',
    'special_customer_pack',
    'special_customer_pack_plan',
    'special_rematch',
    'special_rematch_file',
  ],
  reads: [
    'app_user',
    'assessment_rate',
    'assignment',
    'branch',
    'claim_file',
    'claim_party',
    'claim_vehicle',
    'contact_channel',
    'county',
    'doc_type',
    'document',
    'event',
    'organisation',
    'party',
    'payment',
    'team',
    'user_role',
    'vehicle',
    'vehicle_brand',
    'visit',
  ],
  routes: ({ env, files, serverKey }) =>
    partnersRoutes({
      numbers: personalNumbers(serverKey),
      privateFiles: privateFiles({ env, files }),
      partnerFiles: partnerFiles({ env, files }),
      staffOrigin: env.STAFF_ORIGIN,
      mailFrom: env.MAIL_FROM,
    }),
  subscriptions: (env) => [
    ...matchOnChange,
    matchHolder,
    ...noticeSubscriptions({ staffOrigin: env.STAFF_ORIGIN }),
    ...jobSubscriptions({
      staffOrigin: env.STAFF_ORIGIN,
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
  ],
  jobs: [rematchJob, duePacksJob, sendPackJob, watchEndsJob, ...jobTimers],
  schedules: [
    defineSchedule({ job: duePacksJob, cron: '0 8 * * *', runsAtStart: true }),
    defineSchedule({ job: watchEndsJob, cron: '10 6 * * *', runsAtStart: true }),
    ...jobTimes,
  ],
  contributions: [
    ...assistantKnowledge,
    ...worklistEntries,
    ...partnerUses,
    ...directoryEntries,
    ...jobEntries,
    ...specialEntries,
  ],
});

import { absenceSettings } from './absence-settings.ts';
import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import type { Env } from '#src/env.ts';
import { privateFiles } from '../documents/index.ts';
import { messageReasons } from '../messages/extension-points.ts';
import { noticeSources } from '../config/extension-points.ts';
import { agendaSources } from '../worklist/extension-points.ts';
import { carryOverJob } from './balances/carry-over-job.ts';
import { absenceApprovals } from './deciding/absence-approvals.ts';
import type { NoticeNeeds } from './notices/send-notices.ts';
import { absenceNotices } from './notices/absence-notices.ts';
import { leftReplacements } from './deciding/left-replacements.ts';
import { leftSetReplacements } from './deciding/left-set-replacements.ts';
import { problemTexts } from './problem-texts.ts';
import { absencesRoutes } from './routes.ts';
import { setReplacements } from './set-replacements.ts';
import { turnAbsencesJob } from './turn-absences-job.ts';

const noticeNeeds = (env: Env): NoticeNeeds => ({
  staffOrigin: env.STAFF_ORIGIN,
  mailFrom: env.MAIL_FROM,
  smsSender: env.SMS_SENDER,
});

export const area = defineArea({
  name: 'absences',
  problemTexts,
  tables: [
    'absence',
    'absence_feed',
    'absence_notice',
    'absence_type',
    'leave_balance',
    'leave_type_setting',
    'presence_minimum',
    'replacement',
  ],
  reads: ['app_user', 'closure', 'holiday', 'team', 'user_role'],
  routes: ({ env, files }) =>
    absencesRoutes({
      ...noticeNeeds(env),
      privateFiles: privateFiles({ env, files }),
    }),
  jobs: [turnAbsencesJob, carryOverJob],
  schedules: [
    defineSchedule({ job: turnAbsencesJob, cron: '*/5 * * * *', runsAtStart: true }),
    defineSchedule({ job: carryOverJob, cron: '20 1 1 1 *' }),
  ],
  contributions: (env) => [
    ...absenceSettings,
    absenceApprovals(noticeNeeds(env)),
    leftReplacements(noticeNeeds(env)),
    leftSetReplacements,
    setReplacements,
    messageReasons.entry({
      code: 'contact_away',
      name: { ro: 'Altă persoană de contact', en: 'Another contact' },
      channels: ['email', 'sms'],
      topic: 'news',
    }),
    noticeSources.entry(absenceNotices),
    agendaSources.entry({
      read: ({ replaced }) =>
        Promise.resolve({
          items: replaced.map((colleague) => ({ kind: 'replacement', ...colleague })),
          capped: false,
        }),
    }),
  ],
});

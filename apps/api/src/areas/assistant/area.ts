import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { helpSource } from './knowledge/help-source.ts';
import { indexArticlesJob } from './knowledge/index-articles-job.ts';
import { problemTexts } from './problem-texts.ts';
import { assistantRoutes } from './routes.ts';

export const area = defineArea({
  name: 'assistant',
  problemTexts,
  tables: ['ai_message', 'ai_model_call', 'ai_passage', 'ai_thread', 'ai_word'],
  reads: ['assignment', 'claim_file'],
  routes: ({ env }) =>
    assistantRoutes({
      acts: { staffOrigin: env.STAFF_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER },
      modelHost: null,
    }),
  jobs: [indexArticlesJob],
  schedules: [defineSchedule({ job: indexArticlesJob, cron: '*/5 * * * *', runsAtStart: true })],
  contributions: [timelineKinds.entry({ kind: 'assistant', isPrivate: true }), helpSource],
});

import { keptConversationsEntry } from './wording/kept-conversations.ts';
import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { helpSource } from './knowledge/help-source.ts';
import { indexArticlesJob } from './knowledge/index-articles-job.ts';
import { assistantPage } from './settings/assistant-settings.ts';
import { problemTexts } from './problem-texts.ts';
import { assistantRoutes } from './routes.ts';
import { tidyUpAssistantJob } from './wording/tidy-up-job.ts';
import { assistantUse } from './settings/assistant-use.ts';

export const area = defineArea({
  name: 'assistant',
  problemTexts,
  tables: ['ai_message', 'ai_model_call', 'ai_passage', 'ai_thread', 'ai_word'],
  reads: ['app_user', 'assignment', 'claim_file'],
  routes: ({ env, db, languageModel }) =>
    assistantRoutes({
      acts: { trackerOrigin: env.TRACKER_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER },
      db,
      model: languageModel,
    }),
  jobs: [indexArticlesJob, tidyUpAssistantJob],
  schedules: [
    defineSchedule({ job: indexArticlesJob, cron: '*/5 * * * *', runsAtStart: true }),
    defineSchedule({ job: tidyUpAssistantJob, cron: '15 3 * * *' }),
  ],
  contributions: [
    timelineKinds.entry({ kind: 'assistant', isPrivate: true }),
    helpSource,
    assistantUse,
    settingPages.entry(assistantPage),
    keptConversationsEntry,
  ],
});

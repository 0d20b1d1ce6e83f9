import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { deliverMessageJob, requeueMessagesJob } from '#src/kernel/outbox/deliver-message-job.ts';
import { messagesRoutes } from './routes.ts';

export const area = defineArea({
  name: 'messages',
  routes: ({ db, env }) => messagesRoutes({ db, isProduction: env.isProduction }),
  jobs: [deliverMessageJob, requeueMessagesJob],
  schedules: [defineSchedule({ job: requeueMessagesJob, cron: '20 * * * *', runsAtStart: true })],
});

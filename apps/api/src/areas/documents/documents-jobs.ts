import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { makeCopiesJob } from './copies/make-copies-job.ts';
import { attendToRequestsJob } from './requests/attend-to-requests-job.ts';
import { scanDocumentJob } from './scan/scan-document-job.ts';
import { tidyUpDocumentsJob } from './tidy-up-documents-job.ts';

/** The area's work outside of requests. */
export const jobs = [attendToRequestsJob, makeCopiesJob, scanDocumentJob, tidyUpDocumentsJob];

/** Which of it runs by itself, and when. */
export const schedules = [
  defineSchedule({ job: tidyUpDocumentsJob, cron: '5 * * * *', runsAtStart: true }),
  defineSchedule({ job: attendToRequestsJob, cron: '*/5 * * * *', runsAtStart: true }),
];

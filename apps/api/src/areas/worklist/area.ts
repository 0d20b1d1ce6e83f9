import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { checkListsJob } from './check/check-lists-job.ts';
import { makeExportJob } from './export/make-export-job.ts';
import { ownTiles } from './shortlist/own-tiles.ts';
import { worklistRoutes } from './routes.ts';
import { tidyUpWorklistJob } from './tidy-up-worklist-job.ts';

export const area = defineArea({
  name: 'worklist',
  tables: ['export', 'presence', 'saved_view', 'worklist_check'],
  reads: [
    'app_user',
    'assignment',
    'assignment_tag',
    'assignment_type',
    'assignment_visit',
    'partner',
    'queue',
    'status',
    'team',
  ],
  routes: (needs) => worklistRoutes(needs),
  jobs: [makeExportJob, checkListsJob, tidyUpWorklistJob],
  schedules: [
    // The first look is at the start: who opens a new installation sees a number and not a gap.
    defineSchedule({ job: checkListsJob, cron: '0 3 * * *', runsAtStart: true }),
    defineSchedule({ job: tidyUpWorklistJob, cron: '25 * * * *', runsAtStart: true }),
  ],
  contributions: [...ownTiles],
});

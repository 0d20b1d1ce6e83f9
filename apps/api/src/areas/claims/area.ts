import { defineArea } from '#src/composition/define-area.ts';
import { defineSchedule } from '#src/kernel/jobs/define-job.ts';
import { prepareNotes } from '../assignments/index.ts';
import { noticeSources } from '../config/extension-points.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import { closeWithMainWork, countReopening } from './close-file.ts';
import { linkedFacts } from './links/linked-facts.ts';
import { confirmedContact, requiredFields } from './claim-guards.ts';
import { personalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { printedTimeline } from './printouts/printed-timeline.ts';
import { claimsRoutes } from './routes.ts';
import { timelineKinds } from './extension-points.ts';
import { mentionNotices } from './timeline/mention-notices.ts';
import { ownFacts } from './facts/find-facts.ts';
import { followedFacts } from './follow-facts.ts';
import { ownCounts } from './count-sections.ts';
import { ownSources } from './search/own-sources.ts';
import { forgetNameWordsJob } from './search/forget-name-words-job.ts';
import { branchUse } from './branch-use.ts';

export const area = defineArea({
  name: 'claims',
  tables: [
    'claim_file',
    'claim_file_link',
    'claim_number',
    'claim_party',
    'claim_vehicle',
    'contact_channel',
    'event',
    'name_word',
    'name_word_left',
    'note',
    'note_mention',
    'party',
    'printout',
    'timeline_event',
    'vehicle',
  ],
  views: ['claim_file_search_list', 'name_word_list', 'party_search_list', 'vehicle_search_list'],
  reads: ['app_user', 'assignment', 'assignment_type', 'branch', 'doc_type', 'document', 'status'],
  contributions: [
    ...assistantKnowledge,
    requiredFields,
    confirmedContact,
    ...ownSources,
    noticeSources.entry(mentionNotices),
    ...ownCounts,
    linkedFacts,
    branchUse,
    ...ownFacts,
    countReopening,
    printedTimeline,
    timelineKinds.entry({ kind: 'created' }),
    timelineKinds.entry({ kind: 'note' }),
    timelineKinds.entry({ kind: 'system' }),
    timelineKinds.entry({ kind: 'change' }),
  ],
  subscriptions: [...followedFacts, closeWithMainWork],
  routes: ({ env, serverKey }) =>
    claimsRoutes({
      prepareNotes,
      numbers: personalNumbers(serverKey),
      trackerOrigin: env.TRACKER_ORIGIN,
    }),
  jobs: [forgetNameWordsJob],
  schedules: [defineSchedule({ job: forgetNameWordsJob, cron: '15 * * * *' })],
});

import { defineArea } from '#src/composition/define-area.ts';
import { searchSources, sectionCounts, timelineKinds } from '../claims/extension-points.ts';
import { messageReasons } from '../messages/extension-points.ts';
import type { Env } from '#src/env.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import { requestSubscriptions } from './requests/request-subscriptions.ts';
import type { RequestNeeds } from './requests/write-to-recipient.ts';
import { requestEntries } from './requests/worklist-requests-sql.ts';
import { requestLink } from './requests/request-link.ts';
import { documentsCheck } from './documents-check.ts';
import { countDocumentsOfFile } from './document-list-repository.ts';
import { documentEntries } from './document-entries.ts';
import { jobs, schedules } from './documents-jobs.ts';
import { problemTexts } from './problem-texts.ts';
import { messageAttachments } from './message-attachments.ts';
import { documentsRoutes } from './routes.ts';
import { worklistEntries } from './worklist-entries-sql.ts';
import { findDocuments } from './search-documents-repository.ts';
import { storageLimitsOf } from './storage-quota.ts';

const requestNeedsOf = (env: Env): RequestNeeds => ({
  trackerOrigin: env.TRACKER_ORIGIN,
  mailFrom: env.MAIL_FROM,
  smsSender: env.SMS_SENDER,
});

/** With a scanner in the settings, nobody gets a file before the scanner has looked at it. */
const scansFiles = (env: Env) => env.CLAMD_URL !== undefined;

export const area = defineArea({
  name: 'documents',
  problemTexts,
  tables: [
    'annotation',
    'doc_example_picture',
    'doc_request',
    'doc_request_item',
    'doc_request_reminder',
    'doc_request_rule',
    'doc_rule_change',
    'doc_type',
    'document',
    'organisation_storage',
    'upload',
  ],
  views: ['document_search_list'],
  reads: [
    'app_user',
    'assignment',
    'assignment_type',
    'claim_file',
    'contact_channel',
    'organisation',
    'party',
    'session',
  ],
  contributions: (env) => [
    ...assistantKnowledge,
    requestLink,
    ...documentEntries,
    documentsCheck,
    messageAttachments({ scansFiles: scansFiles(env) }),
    messageReasons.entry({
      code: 'document_request',
      name: { ro: 'Cerere de documente', en: 'Request for documents' },
      channels: ['email', 'sms'],
    }),
    ...worklistEntries,
    ...requestEntries,
    sectionCounts.entry({
      section: 'documents',
      count: (tx, orgId, { claimFileId }) => countDocumentsOfFile(tx, orgId, claimFileId),
    }),
    timelineKinds.entry({ kind: 'document' }),
    timelineKinds.entry({ kind: 'doc_request' }),
    searchSources.entry({
      group: 'documents',
      isOpenToPreview: false,
      takesCriteria: false,
      findsSimilarNames: false,
      find: async (search) => ({ documents: await findDocuments(search) }),
    }),
  ],
  subscriptions: (env) => requestSubscriptions(requestNeedsOf(env)),
  routes: ({ db, env, files }) =>
    documentsRoutes({
      db,
      files,
      storageLimits: storageLimitsOf(env),
      scansFiles: scansFiles(env),
      requests: { ...requestNeedsOf(env), trackerOrigin: env.TRACKER_ORIGIN },
    }),
  jobs,
  schedules,
});

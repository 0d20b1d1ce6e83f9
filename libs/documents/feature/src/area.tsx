import { defineArea, explainedBy, lazyPart } from '@dosar/areas';
import { claimFileAsides, claimFileSections, previewPictures, timelineKinds } from '@dosar/areas/claims';
import { settingsPages } from '@dosar/areas/config';
import { readingPaneContents, worklistColumns } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { defineMessages } from 'react-intl';
import { rulesAccess } from './document-rules/rules-access.ts';

const messages = defineMessages({
  section: {
    id: 'documents.area.section',
    description: 'Section of the page of a claim file: photos and papers of the claim',
    defaultMessage: 'Documents',
  },
  rules: {
    id: 'documents.area.rules',
    description: 'Settings page: how documents are asked for',
    defaultMessage: 'Document rules',
  },
  rulesAbout: {
    id: 'documents.area.rulesAbout',
    description: 'What the settings page of document rules is for',
    defaultMessage: 'Terms, reminders and quiet hours; what claimants read about each document.',
  },
  requests: {
    id: 'documents.area.requests',
    description: 'Group of settings pages about documents',
    defaultMessage: 'Documents',
  },
});

/** Photos and papers of claim files. */
export const area = defineArea({
  name: 'documents',
  // The page has no loader: its first call signs the claimant in.
  routes: () => ({
    guest: [
      explainedBy('doc-request', {
        path: 'workflow/guest/doc_request/:key',
        lazy: {
          Component: async () => (await import('./doc-request/doc-request-page.tsx')).DocRequestPage,
        },
      }),
    ],
  }),
  help: {
    topics: [
      { topic: 'documents', order: 35, isForStaff: true },
      { topic: 'doc-request', order: 92 },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    claimFileSections.entry({
      id: 'documents',
      title: messages.section,
      icon: 'description',
      order: 30,
      Section: lazyPart(
        async () => (await import('./asked-documents/documents-with-requests.tsx')).DocumentsWithRequests,
      ),
    }),
    claimFileAsides.entry({
      order: 40,
      Aside: lazyPart(async () => (await import('./aside/documents-aside.tsx')).DocumentsAside),
    }),
    previewPictures.entry({
      Pictures: lazyPart(async () => (await import('./preview-photos/preview-photos.tsx')).PreviewPhotos),
    }),
    readingPaneContents.entry({
      order: 50,
      Content: lazyPart(async () => (await import('./reading-pane/requests-in-pane.tsx')).RequestsInPane),
    }),
    worklistColumns.entry({ load: async () => (await import('./worklist-columns.ts')).columns }),
    settingsPages.entry({
      path: 'document-rules',
      title: messages.rules,
      about: messages.rulesAbout,
      group: { id: 'documents', title: messages.requests, order: 35 },
      icon: 'description',
      isFor: (profile) => isAllowed(profile, rulesAccess),
      helpTopic: 'documents',
      hasOwnTitle: true,
      settings: async () => (await import('./document-rules/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./document-rules/document-rules-route.ts')).route,
    }),
    timelineKinds.entry({ kind: 'document', icon: 'description', tone: 'plain', group: 'documents' }),
    timelineKinds.entry({ kind: 'doc_request', icon: 'upload', tone: 'plain', group: 'documents' }),
  ],
});

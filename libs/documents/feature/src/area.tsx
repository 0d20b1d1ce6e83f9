import { defineArea, explainedBy, lazyPart } from '@dosar/areas';
import { claimFileAsides, claimFileSections, previewPictures, timelineKinds } from '@dosar/areas/claims';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  section: {
    id: 'documents.area.section',
    description: 'Section of the page of a claim file: photos and papers of the claim',
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
    timelineKinds.entry({ kind: 'document', icon: 'description', tone: 'plain', group: 'documents' }),
    timelineKinds.entry({ kind: 'doc_request', icon: 'upload', tone: 'plain', group: 'documents' }),
  ],
});

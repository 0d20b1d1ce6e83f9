import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'documents'> = defineMessages({
  upload_incomplete: {
    id: 'documents.problem.uploadIncomplete',
    description: 'A file was to be stored of which a part has not arrived',
    defaultMessage: 'A part of the file has not arrived yet. Resume the upload.',
  },
  document_not_scanned: {
    id: 'documents.problem.documentNotScanned',
    description: 'A document was to be opened that the virus scanner has not looked at yet',
    defaultMessage: 'The virus scanner has not looked at this document yet. Try again in a moment.',
  },
  document_quarantined: {
    id: 'documents.problem.documentQuarantined',
    description: 'A document was to be accepted that the virus scanner has not let through',
    defaultMessage: 'The virus scanner holds this document back. It cannot be opened or accepted.',
  },
});

import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'documents'> = defineMessages({
  upload_incomplete: {
    id: 'documents.problem.uploadIncomplete',
    description: 'A file was to be stored of which a part has not arrived',
    defaultMessage: 'A part of the file has not arrived yet. Resume the upload.',
  },
  document_quarantined: {
    id: 'documents.problem.documentQuarantined',
    description: 'A document was to be accepted that the virus scanner has not let through',
    defaultMessage: 'The virus scanner holds this document back. It cannot be opened or accepted.',
  },
});

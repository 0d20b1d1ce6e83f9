import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'documents'> = defineMessages({
  document_quarantined: {
    id: 'documents.problem.documentQuarantined',
    description: 'A document was to be accepted that the virus scanner has not let through',
    defaultMessage: 'The virus scanner holds this document back. It cannot be opened or accepted.',
  },
});

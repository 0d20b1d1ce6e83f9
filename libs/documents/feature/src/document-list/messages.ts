import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    empty: {
      id: 'documents.documentList.empty',
      description: 'Shown when the file has no documents',
      defaultMessage: 'No documents yet',
    },
    emptyAdvice: {
      id: 'documents.documentList.emptyAdvice',
      description: 'Says when documents appear in the empty list',
      defaultMessage: 'What the claimant sends appears here.',
    },
    failed: {
      id: 'documents.documentList.failed',
      description: 'Title when the documents could not be loaded',
      defaultMessage: 'The documents could not be loaded',
    },
    downloadFailed: {
      id: 'documents.documentList.downloadFailed',
      description: 'Notice when a download did not work',
      defaultMessage: 'The document could not be downloaded',
    },
    more: {
      id: 'documents.documentList.more',
      description: 'Button that adds the next older documents to the list',
      defaultMessage: 'Show older documents',
    },
  }),
  shownOf: defineMessage<{ shown: number; total: number }>({
    id: 'documents.documentList.shownOf',
    description: 'Below the list when there are more documents than are shown',
    defaultMessage: '{shown, number} of {total, plural, one {# document} other {# documents}} shown',
  }),
  open: defineMessage<{ name: string }>({
    id: 'documents.documentList.open',
    description: 'What a screen reader says for the small picture that opens large',
    defaultMessage: 'Open {name} large',
  }),
};

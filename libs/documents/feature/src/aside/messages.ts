import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'documents.aside.title',
    description: 'Heading of the newest documents beside a claim file',
    defaultMessage: 'Documents',
  },
  none: {
    id: 'documents.aside.none',
    description: 'Beside a claim file without documents',
    defaultMessage: 'No documents yet',
  },
});

import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    noReminder: {
      id: 'documents.readingPane.noReminder',
      description: 'Beside a request for documents: no reminder is planned any more',
      defaultMessage: 'no reminder planned',
    },
  }),
  title: defineMessage<{ name: string }>({
    id: 'documents.readingPane.title',
    description: 'Heading of an open request for documents beside the list of work: whom it went to',
    defaultMessage: 'Documents requested from {name}',
  }),
  since: defineMessage<{ day: string }>({
    id: 'documents.readingPane.since',
    description: 'Since when somebody is asked for documents',
    defaultMessage: 'since {day}',
  }),
  due: defineMessage<{ day: string }>({
    id: 'documents.readingPane.due',
    description: 'Until when the documents are to be sent',
    defaultMessage: 'by {day}',
  }),
  nextReminder: defineMessage<{ when: string }>({
    id: 'documents.readingPane.nextReminder',
    description: 'When the next reminder leaves',
    defaultMessage: 'next reminder {when}',
  }),
};

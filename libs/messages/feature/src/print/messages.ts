import { defineMessage } from 'react-intl';

export const messages = {
  from: defineMessage({
    id: 'messages.print.from',
    description: 'Label of the sender of a printed message',
    defaultMessage: 'From',
  }),
  to: defineMessage({
    id: 'messages.print.to',
    description: 'Label of the recipients of a printed message',
    defaultMessage: 'To',
  }),
  subject: defineMessage({
    id: 'messages.print.subject',
    description: 'Label of the subject of a printed e-mail',
    defaultMessage: 'Subject',
  }),
  time: defineMessage({
    id: 'messages.print.time',
    description: 'Label of the moment a printed message was sent or received',
    defaultMessage: 'Date',
  }),
  content: defineMessage({
    id: 'messages.print.content',
    description: 'Name of the frame with the content of an e-mail, for screen readers',
    defaultMessage: 'Content of the message',
  }),
};

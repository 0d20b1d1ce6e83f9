import { defineMessage, defineMessages } from 'react-intl';

/** What is shown once a claim is opened. */
export const registeredMessages = {
  ...defineMessages({
    number: {
      id: 'fnol.intakeRegistered.number',
      description: 'What the copy button copies',
      defaultMessage: 'Claim number',
    },
    toldByEmail: {
      id: 'fnol.intakeRegistered.toldByEmail',
      description: 'The confirmation was sent by e-mail',
      defaultMessage: 'The confirmation is on its way by e-mail.',
    },
    toldByPhone: {
      id: 'fnol.intakeRegistered.toldByPhone',
      description: 'The confirmation was sent as a text message',
      defaultMessage: 'The confirmation is on its way as an SMS.',
    },
    toldNobody: {
      id: 'fnol.intakeRegistered.toldNobody',
      description: 'No confirmation could be sent: a fixed line takes none',
      defaultMessage: 'A fixed line takes no messages: give the number to the caller now.',
    },
    next: {
      id: 'fnol.intakeRegistered.next',
      description: 'Heading: what to do next',
      defaultMessage: 'Next',
    },
    openFile: {
      id: 'fnol.intakeRegistered.openFile',
      description: 'Link: opens the file',
      defaultMessage: 'Open the file',
    },
    askDocuments: {
      id: 'fnol.intakeRegistered.askDocuments',
      description: 'Link: opens the documents of the file',
      defaultMessage: 'Ask for documents',
    },
    another: {
      id: 'fnol.intakeRegistered.another',
      description: 'Button: takes in another claim',
      defaultMessage: 'Another claim',
    },
  }),
  title: defineMessage<{ number: string }>({
    id: 'fnol.intakeRegistered.title',
    description: 'Heading: the claim is open',
    defaultMessage: 'Claim {number} is registered',
  }),
  due: defineMessage<{ date: string }>({
    id: 'fnol.intakeRegistered.due',
    description: 'Until when the law obliges to answer',
    defaultMessage: 'Answer by {date}',
  }),
  needed: defineMessage<{ list: string }>({
    id: 'fnol.intakeRegistered.needed',
    description: 'Before the list of documents that are needed',
    defaultMessage: 'Needed: {list}',
  }),
};

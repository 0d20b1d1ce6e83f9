import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.documents.heading',
      description: 'Heading: files of a customer, such as contracts',
      defaultMessage: 'Documents',
    },
    about: {
      id: 'partners.documents.about',
      description: 'What documents of a customer are',
      defaultMessage: 'Contracts and agreements: PDF or pictures of at most 25 MB.',
    },
    add: {
      id: 'partners.documents.add',
      description: 'Button: chooses a file to put there',
      defaultMessage: 'Add document',
    },
    none: {
      id: 'partners.documents.none',
      description: 'The customer has no documents',
      defaultMessage: 'No documents yet',
    },
    added: {
      id: 'partners.documents.added',
      description: 'A document was kept',
      defaultMessage: 'Document added',
    },
    removed: {
      id: 'partners.documents.removed',
      description: 'A document was removed',
      defaultMessage: 'Document removed',
    },
    removeTitle: {
      id: 'partners.documents.removeTitle',
      description: 'Title and button: forget a document',
      defaultMessage: 'Remove document',
    },
    pending: {
      id: 'partners.documents.pending',
      description: 'A virus scanner has yet to look at the document',
      defaultMessage: 'being scanned for viruses',
    },
    infected: {
      id: 'partners.documents.infected',
      description: 'A virus scanner has found something',
      defaultMessage: 'in quarantine',
    },
    notRead: {
      id: 'partners.documents.notRead',
      description: 'The documents could not be read',
      defaultMessage: 'The documents could not be loaded',
    },
  }),
  removeText: defineMessage<{ name: string }>({
    id: 'partners.documents.removeText',
    description: 'Asked before a document is forgotten',
    defaultMessage: '{name} is deleted for good; its name and who removed it stay.',
  }),
  open: defineMessage<{ name: string }>({
    id: 'partners.documents.open',
    description: 'Button: saves a document',
    defaultMessage: 'Download {name}',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'partners.documents.remove',
    description: 'Button: forgets a document',
    defaultMessage: 'Remove {name}',
  }),
  goneLine: defineMessage<{ name: string; moment: string; person: string }>({
    id: 'partners.documents.goneLine',
    description: 'A document that was removed, when and by whom',
    defaultMessage: '{name}, removed {moment} by {person}',
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

/** Words of the documents of a partner. */
export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.document.heading',
      description: 'Heading in the pane',
      defaultMessage: 'Documents',
    },
    none: {
      id: 'partners.document.none',
      description: 'In place of documents',
      defaultMessage: 'No documents',
    },
    add: {
      id: 'partners.document.add',
      description: 'Button and title of its window',
      defaultMessage: 'Add document',
    },
    title: {
      id: 'partners.document.title',
      description: 'Field: what a document is',
      defaultMessage: 'What it is',
    },
    validUntil: {
      id: 'partners.document.validUntil',
      description: 'Field',
      defaultMessage: 'Valid until',
    },
    file: {
      id: 'partners.document.file',
      description: 'Field',
      defaultMessage: 'File',
    },
    fileHint: {
      id: 'partners.document.fileHint',
      description: 'Hint of the field',
      defaultMessage: 'PDF or picture, at most 25 MB',
    },
    fileMissing: {
      id: 'partners.document.fileMissing',
      description: 'Why the document is not sent',
      defaultMessage: 'Choose a file.',
    },
    save: {
      id: 'partners.document.save',
      description: 'Button',
      defaultMessage: 'Keep',
    },
    noEnd: {
      id: 'partners.document.noEnd',
      description: 'A document without a last day',
      defaultMessage: 'no end',
    },
    removeText: {
      id: 'partners.document.removeText',
      description: 'Text of that question',
      defaultMessage: 'The file is gone for good.',
    },
    confirm: {
      id: 'partners.document.confirm',
      description: 'Button of that question',
      defaultMessage: 'Remove',
    },
    waiting: {
      id: 'partners.document.waiting',
      description: 'A virus scanner has not seen the document yet',
      defaultMessage: 'being checked',
    },
    infected: {
      id: 'partners.document.infected',
      description: 'A virus scanner has refused the document',
      defaultMessage: 'blocked: virus',
    },
    kept: {
      id: 'partners.document.kept',
      description: 'Notice',
      defaultMessage: 'The document is kept',
    },
    removed: {
      id: 'partners.document.removed',
      description: 'Notice',
      defaultMessage: 'The document is gone',
    },
  }),
  download: defineMessage<{ title: string }>({
    id: 'partners.document.download',
    description: 'Button',
    defaultMessage: 'Save {title} on this device',
  }),
  remove: defineMessage<{ title: string }>({
    id: 'partners.document.remove',
    description: 'Button and title of a question',
    defaultMessage: 'Remove {title}',
  }),
};

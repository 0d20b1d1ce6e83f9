import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page that exports and imports the configuration. */
export const messages = {
  ...defineMessages({
    exportTitle: {
      id: 'config.transfer.exportTitle',
      description: 'Heading of the part of the page that makes a file',
      defaultMessage: 'Export',
    },
    exportAbout: {
      id: 'config.transfer.exportAbout',
      description: 'Below that heading',
      defaultMessage:
        'Processes, reasons, tracker, templates with their sets, documents with their pictures, usual repairs, limits, terms, kinds of absence, looks, offices, closed days, features and hours in one file. It names no person.',
    },
    export: {
      id: 'config.transfer.export',
      description: 'Button',
      defaultMessage: 'Export the configuration',
    },
    importTitle: {
      id: 'config.transfer.importTitle',
      description: 'Heading of the part of the page that reads a file',
      defaultMessage: 'Import',
    },
    importAbout: {
      id: 'config.transfer.importAbout',
      description: 'Below that heading',
      defaultMessage:
        'A file from another installation, for example the test one. You see what would change before anything is stored.',
    },
    choose: {
      id: 'config.transfer.choose',
      description: 'Label of the file that is imported',
      defaultMessage: 'Import a file',
    },
    looking: {
      id: 'config.transfer.looking',
      description: 'While the server compares the file',
      defaultMessage: 'Comparing\u2026',
    },
    damaged: {
      id: 'config.transfer.damaged',
      description: 'A chosen file was cut off, or changed by hand',
      defaultMessage: 'The file is damaged or incomplete. Export it again.',
    },
    other: {
      id: 'config.transfer.other',
      description: 'A chosen file is something else',
      defaultMessage: 'This is not a configuration file.',
    },
    tooLarge: {
      id: 'config.transfer.tooLarge',
      description: 'A chosen file, or what was chosen of it, is more than the server takes',
      defaultMessage: 'The file is larger than 16 MB. Take fewer things into one file.',
    },
    newer: {
      id: 'config.transfer.newer',
      description: 'A file of a newer version of the product',
      defaultMessage: 'The file comes from a newer version of the product. Update this installation first.',
    },
    review: {
      id: 'config.transfer.review',
      description: 'Name of the list of changes',
      defaultMessage: 'What the file changes',
    },
    unknown: {
      id: 'config.transfer.unknown',
      description: 'Before things of a file that are not taken in',
      defaultMessage: 'Left out, because it is not here or not yours to change:',
    },
    now: {
      id: 'config.transfer.now',
      description: 'Before the value that stands here',
      defaultMessage: 'Now',
    },
    then: {
      id: 'config.transfer.then',
      description: 'Before the value of the file',
      defaultMessage: 'In the file',
    },
    nothingStored: {
      id: 'config.transfer.nothingStored',
      description: 'After a refused import',
      defaultMessage: 'Nothing was stored.',
    },
    lookAgain: {
      id: 'config.transfer.lookAgain',
      description: 'Button that compares the file once more',
      defaultMessage: 'Compare again',
    },
  }),
  count: defineMessage<{ changed: number; same: number }>({
    id: 'config.transfer.count',
    description: 'What a file comes to',
    defaultMessage:
      '{changed, plural, =0 {The file changes nothing} one {# change} other {# changes}}, {same} the same.',
  }),
  all: defineMessage<{ kind: string }>({
    id: 'config.transfer.all',
    description: 'Name of the box that chooses all things of a kind',
    defaultMessage: 'All: {kind}',
  }),
  change: defineMessage<{ name: string }>({
    id: 'config.transfer.change',
    description: 'Name of the box that chooses a change',
    defaultMessage: 'Change {name}',
  }),
  add: defineMessage<{ name: string }>({
    id: 'config.transfer.add',
    description: 'Name of the box that chooses something new',
    defaultMessage: 'Add {name}',
  }),
  store: defineMessage<{ count: number }>({
    id: 'config.transfer.store',
    description: 'Button; how many things are chosen',
    defaultMessage: '{count, plural, one {Store # change} other {Store # changes}}',
  }),
  stored: defineMessage<{ count: number }>({
    id: 'config.transfer.stored',
    description: 'Notice after an import',
    defaultMessage:
      '{count, plural, one {# thing is as in the file now.} other {# things are as in the file now.}}',
  }),
  about: defineMessage<{ name: string }>({
    id: 'config.transfer.about',
    description: 'Which thing of the file was refused',
    defaultMessage: 'It is about {name}.',
  }),
  more: defineMessage<{ count: number }>({
    id: 'config.transfer.more',
    description: 'Further changes of a thing that are not shown',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  }),
};

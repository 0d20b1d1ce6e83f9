import { defineMessages } from 'react-intl';

/** What the kinds of things in the file are called. */
export const kindMessages = defineMessages({
  process: {
    id: 'config.transfer.kind.process',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Processes',
  },
  reason: {
    id: 'config.transfer.kind.reason',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Reasons',
  },
  tracker: {
    id: 'config.transfer.kind.tracker',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Tracker texts',
  },
  template: {
    id: 'config.transfer.kind.template',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Message templates',
  },
  document_kind: {
    id: 'config.transfer.kind.documentKind',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Kinds of documents',
  },
  request_rule: {
    id: 'config.transfer.kind.requestRule',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Requests for documents',
  },
  feature: {
    id: 'config.transfer.kind.feature',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Features',
  },
  working_hours: {
    id: 'config.transfer.kind.workingHours',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Working hours',
  },
});

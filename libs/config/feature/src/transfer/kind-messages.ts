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
  authority_limit: {
    id: 'config.transfer.kind.authorityLimit',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Authority limits',
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
  branding: {
    id: 'config.transfer.kind.branding',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Looks',
  },
  branch: {
    id: 'config.transfer.kind.branch',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Offices',
  },
  closure: {
    id: 'config.transfer.kind.closure',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Closed days',
  },
  retention: {
    id: 'config.transfer.kind.retention',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Retention periods',
  },
  template_set: {
    id: 'config.transfer.kind.templateSet',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Sets of templates',
  },
  leave_type: {
    id: 'config.transfer.kind.leaveType',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Kinds of absence',
  },
  work_sla: {
    id: 'config.transfer.kind.workSla',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Warnings before terms',
  },
  repair_norm: {
    id: 'config.transfer.kind.repairNorm',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Usual repairs',
  },
  legal_rule: {
    id: 'config.transfer.kind.legalRule',
    description: 'A kind of thing in a file of the configuration',
    defaultMessage: 'Terms of the law',
  },
});

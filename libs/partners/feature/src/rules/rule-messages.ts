import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.rule.heading',
      description: 'Heading: what is different for the customer',
      defaultMessage: 'What changes for it',
    },
    when: {
      id: 'partners.rule.when',
      description: 'Beside that heading: when rules act',
      defaultMessage: 'acts when a file is matched the next time',
    },
    add: {
      id: 'partners.rule.add',
      description: 'Button: a new rule',
      defaultMessage: 'Add rule',
    },
    none: {
      id: 'partners.rule.none',
      description: 'There are no rules',
      defaultMessage: 'Nothing changes: the usual rules hold.',
    },
    ofLevel: {
      id: 'partners.rule.ofLevel',
      description: 'Beside a rule: it is a rule of the level',
      defaultMessage: 'by level',
    },
    replaced: {
      id: 'partners.rule.replaced',
      description: 'Beside a rule of the level: the customer has its own',
      defaultMessage: 'replaced by the rule of the customer',
    },
    levels: {
      id: 'partners.rule.levels',
      description: 'Heading: rules by level',
      defaultMessage: 'Rules by level',
    },
    levelsHint: {
      id: 'partners.rule.levelsHint',
      description: 'Below that heading',
      defaultMessage: 'For customers that have no rule of the kind themselves.',
    },
    saved: {
      id: 'partners.rule.saved',
      description: 'A rule is stored',
      defaultMessage: 'Saved. Open files follow with their next match.',
    },
    removed: {
      id: 'partners.rule.removed',
      description: 'A rule was removed',
      defaultMessage: 'Removed. Open files follow with their next match.',
    },
    save: {
      id: 'partners.rule.save',
      description: 'Button: stores the rule',
      defaultMessage: 'Save',
    },
    known: {
      id: 'partners.rule.known',
      description: 'There is a rule of the kind already',
      defaultMessage: 'There is a rule of this kind already: change that one.',
    },
    missing: {
      id: 'partners.rule.missing',
      description: 'A setting is empty',
      defaultMessage: 'Fill this in',
    },
    wrong: {
      id: 'partners.rule.wrong',
      description: 'A setting cannot be right',
      defaultMessage: 'This cannot be right',
    },
    gone: {
      id: 'partners.rule.gone',
      description: 'Who or what is named is not here any more',
      defaultMessage: 'Not here any more: choose again',
    },
    wrongNumber: {
      id: 'partners.rule.wrongNumber',
      description: 'The number is out of bounds',
      defaultMessage: '10–200 percent, or 1–720 hours',
    },
    wrongAmount: {
      id: 'partners.rule.wrongAmount',
      description: 'The amount cannot be read',
      defaultMessage: 'Write an amount in lei',
    },
    route: {
      id: 'partners.rule.route',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Who gets the work',
    },
    sla: {
      id: 'partners.rule.sla',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Internal deadline (SLA)',
    },
    messages: {
      id: 'partners.rule.messages',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Messages',
    },
    documents: {
      id: 'partners.rule.documents',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Extra documents',
    },
    notice: {
      id: 'partners.rule.notice',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Who is told',
    },
    approvals: {
      id: 'partners.rule.approvals',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Approvals',
    },
    partners: {
      id: 'partners.rule.partners',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Partners',
    },
    person: {
      id: 'partners.rule.person',
      description: 'Field: who gets new work',
      defaultMessage: 'Person',
    },
    personHint: {
      id: 'partners.rule.personHint',
      description: 'Hint: when the person gets no work',
      defaultMessage: 'Comes before whoever works on the file, unless away or without room.',
    },
    team: {
      id: 'partners.rule.team',
      description: 'Field: in whose queue work waits',
      defaultMessage: 'Team',
    },
    ownTeam: {
      id: 'partners.rule.ownTeam',
      description: 'No team is chosen',
      defaultMessage: 'The team of the person',
    },
    slaBy: {
      id: 'partners.rule.slaBy',
      description: 'Field: how the deadline is reckoned',
      defaultMessage: 'Reckoned',
    },
    slaPercent: {
      id: 'partners.rule.slaPercent',
      description: 'Choice: a part of the usual hours',
      defaultMessage: 'as a part of the usual hours',
    },
    slaHours: {
      id: 'partners.rule.slaHours',
      description: 'Choice: hours for all work',
      defaultMessage: 'in hours, for all work',
    },
    percent: {
      id: 'partners.rule.percent',
      description: 'Field: percent of the usual hours',
      defaultMessage: 'Percent of the usual hours',
    },
    hours: {
      id: 'partners.rule.hours',
      description: 'Field: hours',
      defaultMessage: 'Hours',
    },
    slaHint: {
      id: 'partners.rule.slaHint',
      description: 'Hint: the law stays',
      defaultMessage: 'The term of the law stays as it is.',
    },
    skipsDriver: {
      id: 'partners.rule.skipsDriver',
      description: 'Statement: the driver gets no messages',
      defaultMessage: 'No messages to the driver',
    },
    skipsDriverHint: {
      id: 'partners.rule.skipsDriverHint',
      description: 'Hint: who the driver is',
      defaultMessage: 'Who drove and is not the claimant. The receipt of the own notice still comes.',
    },
    contactName: {
      id: 'partners.rule.contactName',
      description: 'Field: contact instead of the driver',
      defaultMessage: 'Contact instead of the driver',
    },
    contactEmail: {
      id: 'partners.rule.contactEmail',
      description: 'Field: e-mail of the contact',
      defaultMessage: 'E-mail of the contact',
    },
    contactPhone: {
      id: 'partners.rule.contactPhone',
      description: 'Field: phone of the contact',
      defaultMessage: 'Phone of the contact',
    },
    language: {
      id: 'partners.rule.language',
      description: 'Field: language of messages',
      defaultMessage: 'Language of messages',
    },
    readersLanguage: {
      id: 'partners.rule.readersLanguage',
      description: 'No language is chosen',
      defaultMessage: 'As the reader wants it',
    },
    romanian: {
      id: 'partners.rule.romanian',
      description: 'A language',
      defaultMessage: 'Romanian',
    },
    english: {
      id: 'partners.rule.english',
      description: 'A language',
      defaultMessage: 'English',
    },
    docTypes: {
      id: 'partners.rule.docTypes',
      description: 'Field: adds a kind of document',
      defaultMessage: 'Add a document',
    },
    people: {
      id: 'partners.rule.people',
      description: 'Field: adds somebody who is told',
      defaultMessage: 'Add a colleague',
    },
    onOpening: {
      id: 'partners.rule.onOpening',
      description: 'Statement: told of new files',
      defaultMessage: 'When a claim is reported',
    },
    onClosing: {
      id: 'partners.rule.onClosing',
      description: 'Statement: told when a file is closed',
      defaultMessage: 'When the file is closed',
    },
    onReserve: {
      id: 'partners.rule.onReserve',
      description: 'Field: told of a reserve above an amount',
      defaultMessage: 'When the reserve is above (lei)',
    },
    emptyForNone: {
      id: 'partners.rule.emptyForNone',
      description: 'Hint below an amount',
      defaultMessage: 'Leave empty for no limit',
    },
    reserveAbove: {
      id: 'partners.rule.reserveAbove',
      description: 'Field: reserves above it are approved',
      defaultMessage: 'Reserve above (lei)',
    },
    paymentAbove: {
      id: 'partners.rule.paymentAbove',
      description: 'Field: payments above it are approved',
      defaultMessage: 'Payment above (lei)',
    },
    allowed: {
      id: 'partners.rule.allowed',
      description: 'Field: adds a partner who may work',
      defaultMessage: 'Only these partners',
    },
    refused: {
      id: 'partners.rule.refused',
      description: 'Field: adds a partner who may not work',
      defaultMessage: 'Not these partners',
    },
  }),
  takeAway: defineMessage<{ name: string }>({
    id: 'partners.rule.takeAway',
    description: 'Button: takes something out of a list',
    defaultMessage: 'Remove {name}',
  }),
  edit: defineMessage<{ says: string }>({
    id: 'partners.rule.edit',
    description: 'Button: changes a rule',
    defaultMessage: 'Edit: {says}',
  }),
  remove: defineMessage<{ says: string }>({
    id: 'partners.rule.remove',
    description: 'Button: removes a rule',
    defaultMessage: 'Remove: {says}',
  }),
  level: defineMessage<{ level: string }>({
    id: 'partners.rule.level',
    description: 'Heading: rules of a level',
    defaultMessage: 'Level {level}',
  }),
  addOfLevel: defineMessage<{ level: string }>({
    id: 'partners.rule.addOfLevel',
    description: 'Button: a new rule of a level',
    defaultMessage: 'Add rule for level {level}',
  }),
};

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
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
  templateSet: {
    id: 'partners.rule.templateSet',
    description: 'Field: whose message templates are used',
    defaultMessage: 'Texts',
  },
  templateSetHint: {
    id: 'partners.rule.templateSetHint',
    description: 'Hint: where sets are written',
    defaultMessage: 'Sets are written in Settings, Message templates. What a set lacks is standard.',
  },
  standardTexts: {
    id: 'partners.rule.standardTexts',
    description: 'No set is chosen',
    defaultMessage: 'Standard, for everybody',
  },
  skipsDriver: {
    id: 'partners.rule.skipsDriver',
    description: 'Statement: the driver gets no messages',
    defaultMessage: 'No messages to the driver',
  },
  skipsDriverHint: {
    id: 'partners.rule.skipsDriverHint',
    description: 'Hint: who the driver is',
    defaultMessage: 'Who drove and is not the claimant. The receipt for their own notice still comes.',
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
    defaultMessage: 'In Romanian',
  },
  english: {
    id: 'partners.rule.english',
    description: 'A language',
    defaultMessage: 'In English',
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
});

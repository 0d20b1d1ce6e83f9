import { defineMessage } from 'react-intl';

export const messages = {
  balanceOf: defineMessage<{ year: number }>({
    id: 'absences.balance.balanceOf',
    description: 'Name of the bar with the balance of a year',
    defaultMessage: 'Rest leave of {year}',
  }),
  left: defineMessage<{ year: number }>({
    id: 'absences.balance.left',
    description: 'Above the number of days that are left in a year',
    defaultMessage: 'Left of {year}',
  }),
  days: defineMessage<{ count: number; days: string }>({
    id: 'absences.balance.days',
    description: 'A number of days, which may have a half',
    defaultMessage: '{count, plural, one {{days} day} other {{days} days}}',
  }),
  entitled: defineMessage({
    id: 'absences.balance.entitled',
    description: 'Before a number of days: what somebody is entitled to',
    defaultMessage: 'Entitled',
  }),
  carried: defineMessage({
    id: 'absences.balance.carried',
    description: 'Before a number of days: from the year before',
    defaultMessage: 'Carried over',
  }),
  taken: defineMessage({
    id: 'absences.balance.taken',
    description: 'Before a number of days that were taken',
    defaultMessage: 'Taken',
  }),
  planned: defineMessage({
    id: 'absences.balance.planned',
    description: 'Before a number of approved days that are still to come',
    defaultMessage: 'Planned',
  }),
  shareTaken: defineMessage<{ days: string }>({
    id: 'absences.balance.shareTaken',
    description: 'Part of the bar',
    defaultMessage: 'taken {days}',
  }),
  sharePlanned: defineMessage<{ days: string }>({
    id: 'absences.balance.sharePlanned',
    description: 'Part of the bar: approved and to come',
    defaultMessage: 'planned {days}',
  }),
  shareAsked: defineMessage<{ days: string }>({
    id: 'absences.balance.shareAsked',
    description: 'Part of the bar: asked for and not decided',
    defaultMessage: 'asked {days}',
  }),
  shareLeft: defineMessage<{ days: string }>({
    id: 'absences.balance.shareLeft',
    description: 'Part of the bar: what remains if all requests are approved',
    defaultMessage: 'left {days}',
  }),
  lapses: defineMessage<{ count: number; days: string; date: string }>({
    id: 'absences.balance.lapses',
    description: 'Below the balance: until when days of the year before can be taken',
    defaultMessage:
      '{count, plural, one {{days} day carried over lapses} other {{days} days carried over lapse}} unless taken by {date}.',
  }),
  ledgerDays: defineMessage({
    id: 'absences.balance.ledgerDays',
    description: 'Column of the ledger: the days of a change',
    defaultMessage: 'Days',
  }),
  ledgerWhat: defineMessage({
    id: 'absences.balance.ledgerWhat',
    description: 'Column of the ledger: what changed the balance',
    defaultMessage: 'What',
  }),
  ledgerChange: defineMessage({
    id: 'absences.balance.ledgerChange',
    description: 'Column of the ledger: by how many days',
    defaultMessage: 'Change',
  }),
  ledgerLeft: defineMessage({
    id: 'absences.balance.ledgerLeft',
    description: 'Column of the ledger: days left after it',
    defaultMessage: 'Left',
  }),
  entryEntitled: defineMessage({
    id: 'absences.balance.entryEntitled',
    description: 'Entry of the ledger',
    defaultMessage: 'Entitlement of the year',
  }),
  entryCarried: defineMessage<{ year: number }>({
    id: 'absences.balance.entryCarried',
    description: 'Entry of the ledger',
    defaultMessage: 'Carried over from {year}',
  }),
  entryTaken: defineMessage({
    id: 'absences.balance.entryTaken',
    description: 'Entry of the ledger',
    defaultMessage: 'Rest leave',
  }),
  entryReturned: defineMessage({
    id: 'absences.balance.entryReturned',
    description: 'Entry of the ledger: medical leave gives days back',
    defaultMessage: 'Medical leave during rest leave, days returned',
  }),
  entryLapsed: defineMessage({
    id: 'absences.balance.entryLapsed',
    description: 'Entry of the ledger',
    defaultMessage: 'Lapsed, not taken in time',
  }),
  approvedBy: defineMessage<{ name: string }>({
    id: 'absences.balance.approvedBy',
    description: 'Behind an entry of the ledger',
    defaultMessage: 'approved by {name}',
  }),
};

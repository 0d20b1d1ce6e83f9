import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    failed: {
      id: 'absences.balances.failed',
      description: 'Title when the balances could not be fetched',
      defaultMessage: 'The balances could not be read',
    },
    years: {
      id: 'absences.balances.years',
      description: 'Name of the choice of the year',
      defaultMessage: 'Year',
    },
    save: {
      id: 'absences.balances.save',
      description: 'Button: saves the balances as a file for spreadsheets',
      defaultMessage: 'Export',
    },
    take: {
      id: 'absences.balances.take',
      description: 'Button: changes balances by a file',
      defaultMessage: 'Import…',
    },
    person: { id: 'absences.balances.person', description: 'Column', defaultMessage: 'Person' },
    entitled: { id: 'absences.balances.entitled', description: 'Column', defaultMessage: 'Entitled' },
    carried: { id: 'absences.balances.carried', description: 'Column', defaultMessage: 'Carried over' },
    taken: { id: 'absences.balances.taken', description: 'Column', defaultMessage: 'Taken' },
    planned: { id: 'absences.balances.planned', description: 'Column', defaultMessage: 'Approved' },
    left: { id: 'absences.balances.left', description: 'Column', defaultMessage: 'Left' },
    nobody: {
      id: 'absences.balances.nobody',
      description: 'Shown when a manager has nobody',
      defaultMessage: 'Nobody reports to you',
    },
    file: {
      id: 'absences.balances.file',
      description: 'Field: the file with the balances',
      defaultMessage: 'CSV or XLSX file',
    },
    fileHint: {
      id: 'absences.balances.fileHint',
      description: 'Below that field',
      defaultMessage: 'In the columns of “Export”. User, entitled and carried over are read, in days.',
    },
    unknownPerson: {
      id: 'absences.balances.unknownPerson',
      description: 'Why a line of the file cannot be',
      defaultMessage: 'none of your people has this user name',
    },
    malformed: {
      id: 'absences.balances.malformed',
      description: 'Why a line of the file cannot be',
      defaultMessage: 'days are whole or half, such as 21 or 2,5',
    },
    twice: {
      id: 'absences.balances.twice',
      description: 'Why a line of the file cannot be',
      defaultMessage: 'this person was there before',
    },
  }),
  carries: defineMessage<{ year: number }>({
    id: 'absences.balances.carries',
    description: 'Column: what the change of the year will carry over',
    defaultMessage: 'Goes into {year}',
  }),
  carriesAbout: defineMessage<{ year: number; days: string }>({
    id: 'absences.balances.carriesAbout',
    description: 'Below the table',
    defaultMessage:
      'On 1 January {year} everybody keeps their entitlement, and what is left is carried over: {days} days in all. Anybody who already has a balance for {year} keeps it.',
  }),
  change: defineMessage<{ entitled: string; carried: string }>({
    id: 'absences.balances.change',
    description: 'What a line makes of a balance',
    defaultMessage: 'entitled {entitled}, carried over {carried}',
  }),
  before: defineMessage<{ entitled: string; carried: string }>({
    id: 'absences.balances.before',
    description: 'What the balance was before',
    defaultMessage: 'before: {entitled} and {carried}',
  }),
  apply: defineMessage<{ count: number }>({
    id: 'absences.balances.apply',
    description: 'Button: changes the balances',
    defaultMessage: '{count, plural, one {Change # balance} other {Change # balances}}',
  }),
  applied: defineMessage<{ count: number }>({
    id: 'absences.balances.applied',
    description: 'Notice after balances were changed',
    defaultMessage: '{count, plural, one {# balance was changed} other {# balances were changed}}',
  }),
};

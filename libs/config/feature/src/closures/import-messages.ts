import { defineMessage, defineMessages } from 'react-intl';

/** Words of the import of closed days. */
export const importMessages = {
  ...defineMessages({
    open: {
      id: 'config.closures.import.open',
      description: 'Button: takes closed days from a file',
      defaultMessage: 'Import',
    },
    title: {
      id: 'config.closures.import.title',
      description: 'Title of its window',
      defaultMessage: 'Closed days from a file',
    },
    file: {
      id: 'config.closures.import.file',
      description: 'Label of the field for the file',
      defaultMessage: 'File of closed days (CSV or XLSX)',
    },
    fileHint: {
      id: 'config.closures.import.fileHint',
      description: 'What the file holds',
      defaultMessage:
        'One day in each row with its name. Without an English name the Romanian one counts. Hours in the columns "from" and "until", or "morning" and "afternoon" in the first of them, close a part of the day.',
    },
  }),
  apply: defineMessage<{ count: number }>({
    id: 'config.closures.import.apply',
    description: 'Button: takes the days of the file over',
    defaultMessage: '{count, plural, one {Take over one day} other {Take over # days}}',
  }),
  imported: defineMessage<{ count: number }>({
    id: 'config.closures.import.imported',
    description: 'Told after an import',
    defaultMessage: '{count, plural, one {One day was taken over} other {# days were taken over}}',
  }),
};

/** Why a line is left out, by the reason of the server. */
export const leftOutReasons = defineMessages({
  malformed_day: {
    id: 'config.closures.import.malformedDay',
    description: 'Why a line is left out',
    defaultMessage: 'this is no day',
  },
  day_over: {
    id: 'config.closures.import.dayOver',
    description: 'Why a line is left out',
    defaultMessage: 'the day is over',
  },
  legal_holiday: {
    id: 'config.closures.import.legalHoliday',
    description: 'Why a line is left out',
    defaultMessage: 'a legal holiday already',
  },
  malformed_name: {
    id: 'config.closures.import.malformedName',
    description: 'Why a line is left out',
    defaultMessage: 'the name is missing or longer than 80 characters',
  },
  malformed_hours: {
    id: 'config.closures.import.malformedHours',
    description: 'Why a line is left out',
    defaultMessage: 'these are not hours, or they end before they begin',
  },
  twice: {
    id: 'config.closures.import.twice',
    description: 'Why a line is left out',
    defaultMessage: 'the same day stands above',
  },
});

import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    import: {
      id: 'partners.import.import',
      description: 'Button: takes plates from a file',
      defaultMessage: 'Import plates',
    },
    file: {
      id: 'partners.import.file',
      description: 'Label of the field for a list of plates',
      defaultMessage: 'List of plates (CSV or XLSX)',
    },
    fileHint: {
      id: 'partners.import.fileHint',
      description: 'What a list of plates holds',
      defaultMessage: 'One plate in each row, with its first and last day where they are known.',
    },
    plateColumn: {
      id: 'partners.import.plateColumn',
      description: 'Field: column of the file',
      defaultMessage: 'Plate',
    },
    fromColumn: {
      id: 'partners.import.fromColumn',
      description: 'Field: column of the file',
      defaultMessage: 'Valid from',
    },
    untilColumn: {
      id: 'partners.import.untilColumn',
      description: 'Field: column of the file',
      defaultMessage: 'Valid until',
    },
    stay: {
      id: 'partners.import.stay',
      description: 'Choice: the file is a part of the list',
      defaultMessage: 'They stay as they are',
    },
    endToday: {
      id: 'partners.import.endToday',
      description: 'Choice: the file is the whole list',
      defaultMessage: 'They end today',
    },
    no_plate: {
      id: 'partners.import.noPlate',
      description: 'Why a row is left out',
      defaultMessage: 'no plate',
    },
    bad_plate: {
      id: 'partners.import.badPlate',
      description: 'Why a row is left out',
      defaultMessage: 'not a Romanian plate',
    },
    bad_day: {
      id: 'partners.import.badDay',
      description: 'Why a row is left out',
      defaultMessage: 'a day cannot be read',
    },
    ends_before_begin: {
      id: 'partners.import.endsBeforeBegin',
      description: 'Why a row is left out',
      defaultMessage: 'ends before it begins',
    },
    twice: {
      id: 'partners.import.twice',
      description: 'Why a row is left out',
      defaultMessage: 'twice in the file',
    },
    applied: {
      id: 'partners.import.applied',
      description: 'The list was applied',
      defaultMessage: 'The plates are in. New files are recognised by them.',
    },
    stale: {
      id: 'partners.import.stale',
      description: 'The plates have changed since they were shown',
      defaultMessage: 'Somebody has changed the plates meanwhile. Look at the new differences.',
    },
    noTable: {
      id: 'partners.import.noTable',
      description: 'The file is no list of plates',
      defaultMessage: 'This is not a table with a column of plates, or it has more than 100,000 rows.',
    },
  }),
  title: defineMessage<{ name: string }>({
    id: 'partners.import.title',
    description: 'Title of the dialog',
    defaultMessage: 'Import plates: {name}',
  }),
  shared: defineMessage<{ count: number }>({
    id: 'partners.import.shared',
    description: 'How many plates another customer has too',
    defaultMessage:
      '{count, plural, one {# plate belongs to another customer too: the higher level counts.} other {# plates belong to another customer too: the higher level counts.}}',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'partners.import.missing',
    description: 'How many plates the file does not have',
    defaultMessage: 'In our list, not in the file: {count}',
  }),
  apply: defineMessage<{ count: number }>({
    id: 'partners.import.apply',
    description: 'Button: applies the differences',
    defaultMessage: '{count, plural, =0 {Nothing to apply} one {Apply # change} other {Apply # changes}}',
  }),
  change: defineMessage<{ before: string; after: string }>({
    id: 'partners.import.change',
    description: 'What a plate was and will be',
    defaultMessage: '{before} → {after}',
  }),
};

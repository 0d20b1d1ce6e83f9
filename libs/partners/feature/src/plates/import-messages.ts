import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    import: {
      id: 'partners.import.import',
      description: 'Button: takes plates from a file',
      defaultMessage: 'Import plates',
    },
    nothingYet: {
      id: 'partners.import.nothingYet',
      description: 'Above the differences',
      defaultMessage: 'Nothing has changed yet.',
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
    notTaken: {
      id: 'partners.import.notTaken',
      description: 'Choice: no column of the file',
      defaultMessage: 'Not in the file',
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
    how: {
      id: 'partners.import.how',
      description: 'Heading: the first differences',
      defaultMessage: 'How they come in',
    },
    addedOne: {
      id: 'partners.import.addedOne',
      description: 'What happens to a plate',
      defaultMessage: 'new',
    },
    changedOne: {
      id: 'partners.import.changedOne',
      description: 'What happens to a plate',
      defaultMessage: 'changed',
    },
    endedOne: {
      id: 'partners.import.endedOne',
      description: 'What happens to a plate',
      defaultMessage: 'ended',
    },
    leftOutHeading: {
      id: 'partners.import.leftOutHeading',
      description: 'Heading: rows that are left out',
      defaultMessage: 'Rows left out',
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
    cancel: {
      id: 'partners.import.cancel',
      description: 'Button',
      defaultMessage: 'Cancel',
    },
    other: {
      id: 'partners.import.other',
      description: 'Button: another file',
      defaultMessage: 'Another file',
    },
    stale: {
      id: 'partners.import.stale',
      description: 'The plates have changed since they were shown',
      defaultMessage: 'Somebody has changed the plates meanwhile. Look at the new differences.',
    },
    noTable: {
      id: 'partners.import.noTable',
      description: 'The file is no list of plates',
      defaultMessage: 'This is no CSV file with a column of plates, or it has more than 100,000 rows.',
    },
  }),
  title: defineMessage<{ name: string }>({
    id: 'partners.import.title',
    description: 'Title of the dialog',
    defaultMessage: 'Import plates: {name}',
  }),
  rows: defineMessage<{ count: number }>({
    id: 'partners.import.rows',
    description: 'How many rows a file has',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
  }),
  added: defineMessage<{ count: number }>({
    id: 'partners.import.added',
    description: 'How many plates are new',
    defaultMessage: 'New: {count}',
  }),
  changed: defineMessage<{ count: number }>({
    id: 'partners.import.changed',
    description: 'How many plates change',
    defaultMessage: 'Changed: {count}',
  }),
  ended: defineMessage<{ count: number }>({
    id: 'partners.import.ended',
    description: 'How many plates end',
    defaultMessage: 'Ended: {count}',
  }),
  unchanged: defineMessage<{ count: number }>({
    id: 'partners.import.unchanged',
    description: 'How many plates stay',
    defaultMessage: 'Unchanged: {count}',
  }),
  leftOut: defineMessage<{ count: number }>({
    id: 'partners.import.leftOut',
    description: 'How many rows are left out',
    defaultMessage: 'Left out: {count}',
  }),
  moreLeftOut: defineMessage<{ count: number }>({
    id: 'partners.import.moreLeftOut',
    description: 'Below the list of rows that are left out, which ends here: how many more there are',
    defaultMessage:
      '{count, plural, one {One more row is left out.} other {# more rows are left out.}} Mend these and read the list again.',
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
  row: defineMessage<{ no: number }>({
    id: 'partners.import.row',
    description: 'Number of a row in the file',
    defaultMessage: 'Row {no}',
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

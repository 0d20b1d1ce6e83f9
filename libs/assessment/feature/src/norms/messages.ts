import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'assessment.norms.title',
      description: 'Page of the settings: hours, paint and prices of usual repairs',
      defaultMessage: 'Hours and prices of repairs',
    },
    about: {
      id: 'assessment.norms.about',
      description: 'Below its title',
      defaultMessage:
        'Damage notes begin with these hours and prices; assessors can write others. What a note has stays when the table changes.',
    },
    failed: {
      id: 'assessment.norms.failed',
      description: 'In place of the table',
      defaultMessage: 'The table could not be read',
    },
    none: {
      id: 'assessment.norms.none',
      description: 'No table was loaded',
      defaultMessage: 'No table yet',
    },
    noneText: {
      id: 'assessment.norms.noneText',
      description: 'Below that',
      defaultMessage: 'Load a CSV with part, operation, hours of labour and paint, and the price.',
    },
    load: {
      id: 'assessment.norms.load',
      description: 'Opens the window that loads a table',
      defaultMessage: 'Load a table…',
    },
    withdraw: {
      id: 'assessment.norms.withdraw',
      description: 'Takes a version of the table back',
      defaultMessage: 'Take it back',
    },
    again: {
      id: 'assessment.norms.again',
      description: 'Lets a version of the table hold again',
      defaultMessage: 'Let it hold again',
    },
    holds: {
      id: 'assessment.norms.holds',
      description: 'In the history: whether a version holds',
      defaultMessage: 'Holds',
    },
    file: {
      id: 'assessment.norms.file',
      description: 'Field: the file',
      defaultMessage: 'File (CSV)',
    },
    fileHint: {
      id: 'assessment.norms.fileHint',
      description: 'Below the field',
      defaultMessage: 'The whole table, at most 3,000 lines. Parts by name or code.',
    },
    validFrom: {
      id: 'assessment.norms.validFrom',
      description: 'Field: from which day the table holds',
      defaultMessage: 'Holds from',
    },
    unreadable: {
      id: 'assessment.norms.unreadable',
      description: 'The file was refused',
      defaultMessage: 'The file cannot be used',
    },
    columns: {
      id: 'assessment.norms.columns',
      description: 'Heading over the choice of columns',
      defaultMessage: 'Columns',
    },
    columnsMissing: {
      id: 'assessment.norms.columnsMissing',
      description: 'Needed columns were not found',
      defaultMessage: 'Choose the columns of part and operation',
    },
    noColumn: {
      id: 'assessment.norms.noColumn',
      description: 'A field that no column holds',
      defaultMessage: 'not taken',
    },
    close: {
      id: 'assessment.norms.close',
      description: 'Closes the window',
      defaultMessage: 'Close',
    },
  }),
  column: defineMessage<{ field: string }>({
    id: 'assessment.norms.column',
    description: 'What a column holds',
    defaultMessage:
      '{field, select, part {Part} operation {Operation} labour_hours {Hours of labour} labour_type {Kind of labour} paint_hours {Hours of paint} other {Price of the part}}',
  }),
  state: defineMessage<{ state: string }>({
    id: 'assessment.norms.state',
    description: 'Whether a version of the table holds',
    defaultMessage:
      '{state, select, in_force {in force} to_come {to come} withdrawn {taken back} other {replaced}}',
  }),
  version: defineMessage<{ day: string; count: number; file: string }>({
    id: 'assessment.norms.version',
    description: 'A version of the table',
    defaultMessage: 'From {day}: {count, plural, one {# line} other {# lines}} of {file}',
  }),
  moreLines: defineMessage<{ count: number }>({
    id: 'assessment.norms.moreLines',
    description: 'Below a table of which only the first lines are shown',
    defaultMessage: '{count, plural, one {# line more} other {# lines more}}, as in the file.',
  }),
  inForce: defineMessage({
    id: 'assessment.norms.inForce',
    description: 'Heading of the table in force',
    defaultMessage: 'In force today',
  }),
  savedBy: defineMessage<{ name: string; time: string }>({
    id: 'assessment.norms.savedBy',
    description: 'Who loaded a version, and when',
    defaultMessage: '{name}, {time}',
  }),
  apply: defineMessage<{ count: number }>({
    id: 'assessment.norms.apply',
    description: 'Puts the lines of the file in force',
    defaultMessage: 'Put {count, plural, one {# line} other {# lines}} in force',
  }),
  loaded: defineMessage<{ count: number }>({
    id: 'assessment.norms.loaded',
    description: 'Notice after loading',
    defaultMessage: '{count, plural, one {# line was} other {# lines were}} taken over.',
  }),
  outcome: defineMessage<{ outcome: string; count: number }>({
    id: 'assessment.norms.outcome',
    description: 'How many lines of the file have an outcome',
    defaultMessage:
      '{outcome, select, new {New} changed {Changed} unchanged {As they are} gone {No more} other {Left out}}: {count, number}',
  }),
  leftOut: defineMessage<{ line: number; name: string; reason: string }>({
    id: 'assessment.norms.leftOut',
    description: 'A line that is left out, and why',
    defaultMessage:
      'Line {line, number} ({name}): {reason, select, part_unknown {there is no such part} operation_unknown {there is no such operation} malformed_hours {the hours are no number} malformed_price {the price is no amount} malformed_labour {there is no such kind of labour} empty {neither hours nor price} other {the same part and operation stand above}}',
  }),
};

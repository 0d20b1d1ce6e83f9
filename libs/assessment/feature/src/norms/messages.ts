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
      defaultMessage: 'Load a CSV or XLSX with part, operation, hours of labour and paint, and the price.',
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
      defaultMessage: 'File (CSV or XLSX)',
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
    dayMissing: {
      id: 'assessment.norms.dayMissing',
      description: 'Error of that field',
      defaultMessage: 'Choose the day from which the table holds.',
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
  leftOut: defineMessage<{ reason: string }>({
    id: 'assessment.norms.leftOut',
    description: 'Why a line of the file is left out',
    defaultMessage:
      '{reason, select, part_unknown {there is no such part} operation_unknown {there is no such operation} malformed_hours {the hours are not a number} malformed_price {the price is not an amount} malformed_labour {there is no such kind of labour} empty {neither hours nor price} other {the same part and operation are above}}',
  }),
  gone: defineMessage<{ count: number }>({
    id: 'assessment.norms.gone',
    description: 'How many lines of the table in force the file does not have',
    defaultMessage:
      '{count, plural, one {One line in force is not in the file and will no longer apply.} other {# lines in force are not in the file and will no longer apply.}}',
  }),
};

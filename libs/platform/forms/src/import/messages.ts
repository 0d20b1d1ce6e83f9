import { defineMessage, defineMessages } from 'react-intl';

/** Words of every import from a file. */
export const messages = {
  ...defineMessages({
    close: { id: 'forms.import.close', description: 'Button that leaves an import', defaultMessage: 'Close' },
    otherFile: {
      id: 'forms.import.otherFile',
      description: 'Button: another file than the chosen one',
      defaultMessage: 'Another file',
    },
    nothingYet: {
      id: 'forms.import.nothingYet',
      description: 'While a file is only looked at',
      defaultMessage: 'Nothing has changed yet.',
    },
    unreadable: {
      id: 'forms.import.unreadable',
      description: 'Title of an error: the server refuses the file',
      defaultMessage: 'The file cannot be used',
    },
    stepFile: { id: 'forms.import.stepFile', description: 'Step of an import', defaultMessage: 'File' },
    stepColumns: {
      id: 'forms.import.stepColumns',
      description: 'Step of an import',
      defaultMessage: 'Columns',
    },
    stepCheck: { id: 'forms.import.stepCheck', description: 'Step of an import', defaultMessage: 'Check' },
    stepApply: {
      id: 'forms.import.stepApply',
      description: 'Step of an import',
      defaultMessage: 'Take over',
    },
    encoding: {
      id: 'forms.import.encoding',
      description: 'Field: how the text of the file is written (UTF-8 and others)',
      defaultMessage: 'Encoding',
    },
    separator: {
      id: 'forms.import.separator',
      description: 'Field: what stands between the cells of a row',
      defaultMessage: 'Separator',
    },
    semicolon: { id: 'forms.import.semicolon', description: 'A separator', defaultMessage: '; semicolon' },
    comma: { id: 'forms.import.comma', description: 'A separator', defaultMessage: ', comma' },
    tab: { id: 'forms.import.tab', description: 'A separator', defaultMessage: 'tab' },
    bar: { id: 'forms.import.bar', description: 'A separator', defaultMessage: '| bar' },
    columns: {
      id: 'forms.import.columns',
      description: 'Heading of the columns of a file',
      defaultMessage: 'Which column is what',
    },
    notTaken: {
      id: 'forms.import.notTaken',
      description: 'Choice: a column of the file that the import does not take',
      defaultMessage: 'not taken',
    },
    all: {
      id: 'forms.import.all',
      description: 'Filter of the rows: each of them',
      defaultMessage: 'All rows',
    },
    rowsOf: {
      id: 'forms.import.rowsOf',
      description: 'Name of the filter of rows by what becomes of them',
      defaultMessage: 'What becomes of the rows',
    },
    whyOf: {
      id: 'forms.import.whyOf',
      description: 'Name of the filter of rows that are left out, by the reason',
      defaultMessage: 'Why rows are left out',
    },
    more: {
      id: 'forms.import.more',
      description: 'Button: draws more rows',
      defaultMessage: 'Show more rows',
    },
    downloadLeftOut: {
      id: 'forms.import.downloadLeftOut',
      description: 'Button: saves the rows that are left out, with the reasons, to be corrected',
      defaultMessage: 'Download what is left out',
    },
    reason: {
      id: 'forms.import.reason',
      description: 'Heading of the last column of that file: why a row is left out',
      defaultMessage: 'reason',
    },
    leftOutFile: {
      id: 'forms.import.leftOutFile',
      description: 'Beginning of the name of that file; the name of the chosen file follows',
      defaultMessage: 'left-out',
    },
    takingOver: {
      id: 'forms.import.takingOver',
      description: 'While the server works on the file',
      defaultMessage: 'The rows are being taken over. Please leave the page open.',
    },
    takingOverThere: {
      id: 'forms.import.takingOverThere',
      description: 'While a job of the server takes the rows over; the number of rows that are done follows',
      defaultMessage: 'The rows are being taken over, also if you leave the page.',
    },
    formulasWhy: {
      id: 'forms.import.formulasWhy',
      description: 'Below the cells of a spreadsheet whose formulas have no value',
      defaultMessage:
        'The program that made the file did not calculate them. Open it in Excel, save it and choose it again; here they are shown as formulas, marked ƒ.',
    },
    reading: {
      id: 'forms.import.reading',
      description: 'While the server reads the file; the number of rows that were read follows',
      defaultMessage: 'The file is being read.',
    },
    leftOutStays: {
      id: 'forms.import.leftOutStays',
      description: 'Below the rows that are left out',
      defaultMessage: 'The other rows do not wait for these.',
    },
    leftOutStops: {
      id: 'forms.import.leftOutStops',
      description: 'Rows are left out of an import that takes all rows or none',
      defaultMessage: 'Correct these rows and choose the file again: it is taken over as a whole.',
    },
    nothing: {
      id: 'forms.import.nothing',
      description: 'A file that changes nothing',
      defaultMessage: 'The file changes nothing.',
    },
  }),
  formulas: defineMessage<{ count: number; cells: string }>({
    id: 'forms.import.formulas',
    description: 'Title of a warning; cells names the first of them, such as C4, C7',
    defaultMessage:
      '{count, plural, one {One formula without a value: {cells}} other {# formulas without a value: {cells}}}',
  }),
  goOn: defineMessage<{ name: string }>({
    id: 'forms.import.goOn',
    description: 'Button: goes on with a file that was looked at before the page was loaded again',
    defaultMessage: 'Go on with {name}',
  }),
  unlisted: defineMessage<{ count: number }>({
    id: 'forms.import.unlisted',
    description: 'Below the listed rows of a large file: how many more there are',
    defaultMessage: '{count, plural, one {One more row is not listed.} other {# more rows are not listed.}}',
  }),
  columnCount: defineMessage<{ count: number }>({
    id: 'forms.import.columnCount',
    description: 'How wide a file of values is; the number of rows follows',
    defaultMessage: '{count, plural, one {# column} other {# columns}}',
  }),
  rowCount: defineMessage<{ count: number }>({
    id: 'forms.import.rowCount',
    description: 'How many rows a file of values has',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
  }),
  column: defineMessage<{ number: number }>({
    id: 'forms.import.column',
    description: 'A column without a heading',
    defaultMessage: 'Column {number}',
  }),
  filled: defineMessage<{ filled: number; rows: number }>({
    id: 'forms.import.filled',
    description: 'In how many rows a column of the file is filled',
    defaultMessage: 'filled in {filled, number} of {rows, number}',
  }),
  missing: defineMessage<{ fields: string }>({
    id: 'forms.import.missing',
    description: 'Columns without which nothing can be taken over',
    defaultMessage: 'Choose the column for: {fields}',
  }),
  mend: defineMessage<{ value: string }>({
    id: 'forms.import.mend',
    description: 'Button at a row that is left out: takes it with what was most likely meant',
    defaultMessage: 'Take as {value}',
  }),
  row: defineMessage<{ line: number; text: string }>({
    id: 'forms.import.row',
    description: 'A row of the file and what people know it by',
    defaultMessage: '{line}. {text}',
  }),
};

/** What becomes of a row. */
export const outcomeWords = defineMessages({
  new: { id: 'forms.import.new', description: 'What becomes of a row', defaultMessage: 'New' },
  changed: { id: 'forms.import.changed', description: 'What becomes of a row', defaultMessage: 'Changed' },
  ended: { id: 'forms.import.ended', description: 'What becomes of a row', defaultMessage: 'Ended' },
  unchanged: {
    id: 'forms.import.unchanged',
    description: 'What becomes of a row',
    defaultMessage: 'As it is',
  },
  left_out: { id: 'forms.import.leftOut', description: 'What becomes of a row', defaultMessage: 'Left out' },
});

/** Why no row of a file can be read. */
export const faultWords = defineMessages({
  unreadable: {
    id: 'forms.import.faultUnreadable',
    description: 'Why a file cannot be used',
    defaultMessage: 'This is not a table that can be read. Save it as CSV or XLSX and choose it again.',
  },
  empty: {
    id: 'forms.import.faultEmpty',
    description: 'Why a file cannot be used',
    defaultMessage: 'The file is empty.',
  },
  too_large: {
    id: 'forms.import.faultTooLarge',
    description: 'Why a file cannot be used',
    defaultMessage: 'The spreadsheet is too large to be opened here. Save it as CSV and choose it again.',
  },
  no_text: {
    id: 'forms.import.faultNoText',
    description: 'Why a file cannot be used',
    defaultMessage: 'This PDF is a picture without text. Ask for a CSV or XLSX file.',
  },
});

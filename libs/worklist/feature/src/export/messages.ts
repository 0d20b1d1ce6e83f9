import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'worklist.export.title',
      description: 'Title of the dialog',
      defaultMessage: 'Export the list',
    },
    export: { id: 'worklist.export.export', description: 'Button', defaultMessage: 'Export' },
    cancel: { id: 'worklist.export.cancel', description: 'Button', defaultMessage: 'Cancel' },
    download: { id: 'worklist.export.download', description: 'Button', defaultMessage: 'Download' },
    everything: {
      id: 'worklist.export.everything',
      description: 'What the file will hold',
      defaultMessage: 'Everything that the list finds, in the same order.',
    },
    format: { id: 'worklist.export.format', description: 'Label of the choice', defaultMessage: 'Format' },
    xlsx: {
      id: 'worklist.export.xlsx',
      description: 'Format',
      defaultMessage: 'Spreadsheet (XLSX), at most 50,000 rows',
    },
    csv: {
      id: 'worklist.export.csv',
      description: 'Format',
      defaultMessage: 'Values (CSV, semicolons), at most 100,000 rows',
    },
    begun: {
      id: 'worklist.export.begun',
      description: 'Notice: the file is being made in the background',
      defaultMessage: 'The file is being made. We will tell you when it is ready.',
    },
    failed: {
      id: 'worklist.export.failed',
      description: 'Notice: the file could not be made',
      defaultMessage: 'The file could not be made. Please try again.',
    },
    tooMany: {
      id: 'worklist.export.tooMany',
      description: 'Refusal',
      defaultMessage: 'Three files are being made already. Try again when one of them is ready.',
    },
    own: {
      id: 'worklist.export.own',
      description: 'Heading above the list of one’s own exports',
      defaultMessage: 'Your exports, kept for 7 days',
    },
  }),
  selected: defineMessage<{ count: number }>({
    id: 'worklist.export.selected',
    description: 'What the file will hold',
    defaultMessage: '{count, plural, one {The selected row.} other {The # selected rows.}}',
  }),
  columns: defineMessage<{ count: number }>({
    id: 'worklist.export.columns',
    description: 'What the file will hold',
    defaultMessage: '{count, plural, one {The column that you see.} other {The # columns that you see.}}',
  }),
  tooManyRows: defineMessage<{ limit: number }>({
    id: 'worklist.export.tooManyRows',
    description: 'Refusal',
    defaultMessage:
      'The list has more than {limit, number} rows. Narrow it with a filter, or choose CSV, which takes more.',
  }),
  ready: defineMessage<{ count: number }>({
    id: 'worklist.export.ready',
    description: 'Notice: the file is there',
    defaultMessage:
      '{count, plural, one {Your file with # row is ready} other {Your file with # rows is ready}}',
  }),
  rows: defineMessage<{ count: number }>({
    id: 'worklist.export.rows',
    description: 'How many rows a file has',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
  }),
  state: defineMessage<{ state: string }>({
    id: 'worklist.export.state',
    description: 'What became of an export that is not ready',
    defaultMessage: '{state, select, failed {Could not be made} other {Being made}}',
  }),
};

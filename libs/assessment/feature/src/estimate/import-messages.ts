import { defineMessage, defineMessages } from 'react-intl';

/** Import of the estimate of a repair shop. */
export const importMessages = {
  ...defineMessages({
    title: {
      id: 'assessment.estimateImport.title',
      description: 'Import of a shop estimate: title',
      defaultMessage: 'Import an estimate',
    },
    file: {
      id: 'assessment.estimateImport.file',
      description: 'Import of a shop estimate: file',
      defaultMessage: 'File of the shop',
    },
    close: {
      id: 'assessment.estimateImport.close',
      description: 'Import of a shop estimate: close',
      defaultMessage: 'Close',
    },
    send: {
      id: 'assessment.estimateImport.send',
      description: 'Import of a shop estimate: send',
      defaultMessage: 'Take over',
    },
    shop: {
      id: 'assessment.estimateImport.shop',
      description: 'Import of a shop estimate: shop',
      defaultMessage: 'Name of the shop',
    },
    knownShops: {
      id: 'assessment.estimateImport.knownShops',
      description: 'Import of a shop estimate: knownShops',
      defaultMessage: 'Columns as before:',
    },
    noGuess: {
      id: 'assessment.estimateImport.noGuess',
      description: 'Import of a shop estimate: noGuess',
      defaultMessage: 'The headings of the columns were not recognised. Say which column is what.',
    },
    noColumn: {
      id: 'assessment.estimateImport.noColumn',
      description: 'Import of a shop estimate: noColumn',
      defaultMessage: 'not there',
    },
    firstRow: {
      id: 'assessment.estimateImport.firstRow',
      description: 'Import of a shop estimate: firstRow',
      defaultMessage: 'First line',
    },
  }),
  fileHint: defineMessage<{ rows: number }>({
    id: 'assessment.estimateImport.fileHint',
    description: 'Import of a shop estimate: fileHint',
    defaultMessage: 'CSV, XLSX or a PDF with text, up to 5 MB and {rows, number} rows, without formulas.',
  }),
  formula: defineMessage<{ cell: string }>({
    id: 'assessment.estimateImport.formula',
    description: 'Import of a shop estimate: formula',
    defaultMessage: 'Cell {cell} has a formula. Save the file with values only and choose it again.',
  }),
  fault: defineMessage<{ kind: string; rows: number }>({
    id: 'assessment.estimateImport.fault',
    description: 'Import of a shop estimate: fault',
    defaultMessage:
      '{kind, select, empty {The file is empty.} too_large {The file is too large: at most {rows, number} rows are read.} no_text {This PDF is a picture without text. Ask the shop for a CSV or XLSX file.} other {The file cannot be read. Save it as CSV or XLSX and choose it again.}}',
  }),
  previewTitle: defineMessage<{ file: string }>({
    id: 'assessment.estimateImport.previewTitle',
    description: 'Import of a shop estimate: previewTitle',
    defaultMessage: 'Check {file}',
  }),
  taken: defineMessage<{ count: number }>({
    id: 'assessment.estimateImport.taken',
    description: 'Import of a shop estimate: taken',
    defaultMessage: '{count, plural, one {One line taken over} other {# lines taken over}}',
  }),
  column: defineMessage<{ field: string }>({
    id: 'assessment.estimateImport.column',
    description: 'Import of a shop estimate: column',
    defaultMessage:
      '{field, select, code {Code} name {Name} quantity {Quantity} unit_price {Unit price} hours {Hours} other {Amount}}',
  }),
};

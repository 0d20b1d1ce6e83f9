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
    shopMissing: {
      id: 'assessment.estimateImport.shopMissing',
      description: 'Import of a shop estimate: error of the name of the shop',
      defaultMessage: 'Write the name of the shop.',
    },
    knownShops: {
      id: 'assessment.estimateImport.knownShops',
      description: 'Import of a shop estimate: knownShops',
      defaultMessage: 'Columns as before:',
    },
    noColumn: {
      id: 'assessment.estimateImport.noColumn',
      description: 'A pasted table has no column of this kind',
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
  takeOver: defineMessage<{ count: number }>({
    id: 'assessment.estimateImport.takeOver',
    description: 'Import of a shop estimate: button',
    defaultMessage: 'Take over {count, plural, one {one line} other {# lines}}',
  }),
  too_many: defineMessage<{ rows: number }>({
    id: 'assessment.estimateImport.tooMany',
    description: 'Import of a shop estimate: the file has too many rows',
    defaultMessage: 'At most {rows, number} rows are read of an estimate.',
  }),
  formula: defineMessage<{ cell: string }>({
    id: 'assessment.estimateImport.formula',
    description: 'Import of a shop estimate: formula',
    defaultMessage: 'Cell {cell} has a formula. Save the file with values only and choose it again.',
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

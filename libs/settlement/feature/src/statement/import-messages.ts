import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the frame that takes a statement of the bank. */
export const importMessages = {
  ...defineMessages({
    title: {
      id: 'settlement.statementImport.title',
      description: 'Title of a window',
      defaultMessage: 'Import a bank statement',
    },
    file: {
      id: 'settlement.statementImport.file',
      description: 'Field: the file',
      defaultMessage: 'Statement of the bank',
    },
    hint: {
      id: 'settlement.statementImport.hint',
      description: 'Below that field',
      defaultMessage:
        'camt.052, camt.053, camt.054, MT940, CSV or XLSX, as the bank made it. Nothing is recorded until you have seen it.',
    },
    goOn: {
      id: 'settlement.statementImport.goOn',
      description: 'Button: opens the import of a statement whose columns are not known yet',
      defaultMessage: 'Name the columns',
    },
    readOtherwise: {
      id: 'settlement.statementImport.readOtherwise',
      description: 'Button: opens the import of a statement that was read, to choose other columns',
      defaultMessage: 'Read it otherwise',
    },
  }),
  apply: defineMessage<{ count: number }>({
    id: 'settlement.statementImport.apply',
    description: 'Button: goes on to the lines of the statement',
    defaultMessage: '{count, plural, one {Go on with one line} other {Go on with # lines}}',
  }),
};

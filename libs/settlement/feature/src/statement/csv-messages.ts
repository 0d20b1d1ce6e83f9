import { defineMessage, defineMessages } from 'react-intl';

/** Texts about the columns of a bank's table. */
export const csvMessages = {
  ...defineMessages({
    rows: {
      id: 'settlement.statement.csvRows',
      description: 'Name of the table',
      defaultMessage: 'The first rows of the file',
    },
    titles: {
      id: 'settlement.statement.csvTitles',
      description: 'Field: which row has the headings',
      defaultMessage: 'Row with the headings',
    },
    day: {
      id: 'settlement.statement.csvDay',
      description: 'Field: which column is the day',
      defaultMessage: 'Day',
    },
    sums: {
      id: 'settlement.statement.csvSums',
      description: 'Question: how the table says amounts',
      defaultMessage: 'Amounts',
    },
    oneColumn: {
      id: 'settlement.statement.csvOneColumn',
      description: 'Choice',
      defaultMessage: 'In one column, with a minus for money out',
    },
    twoColumns: {
      id: 'settlement.statement.csvTwoColumns',
      description: 'Choice',
      defaultMessage: 'Money out and money in, in columns of their own',
    },
    amount: {
      id: 'settlement.statement.csvAmount',
      description: 'Field: which column is the amount',
      defaultMessage: 'Amount',
    },
    debit: {
      id: 'settlement.statement.csvDebit',
      description: 'Field: which column is the money out',
      defaultMessage: 'Money out (debit)',
    },
    credit: {
      id: 'settlement.statement.csvCredit',
      description: 'Field: which column is the money in',
      defaultMessage: 'Money in (credit)',
    },
    text: {
      id: 'settlement.statement.csvText',
      description: 'Field: which column is the details',
      defaultMessage: 'Details',
    },
    payee: {
      id: 'settlement.statement.csvPayee',
      description: 'Field: which column is who was paid or pays',
      defaultMessage: 'Payee or payer',
    },
    reference: {
      id: 'settlement.statement.csvReference',
      description: 'Field: which column is the reference',
      defaultMessage: 'Reference of the bank',
    },
    currency: {
      id: 'settlement.statement.csvCurrency',
      description: 'Field: which column is the currency',
      defaultMessage: 'Currency',
    },
    status: {
      id: 'settlement.statement.csvStatus',
      description: 'Field: which column is the status',
      defaultMessage: 'Status (booked or pending)',
    },
    decimal: {
      id: 'settlement.statement.csvDecimal',
      description: 'Field: which sign parts lei from bani',
      defaultMessage: 'Decimal sign',
    },
    decimalAuto: {
      id: 'settlement.statement.csvDecimalAuto',
      description: 'Choice',
      defaultMessage: 'As the amounts show',
    },
    decimalComma: {
      id: 'settlement.statement.csvDecimalComma',
      description: 'Choice',
      defaultMessage: 'Comma: 1.234,56',
    },
    decimalPoint: {
      id: 'settlement.statement.csvDecimalPoint',
      description: 'Choice',
      defaultMessage: 'Point: 1,234.56',
    },
  }),
  row: defineMessage<{ no: number; text: string }>({
    id: 'settlement.statement.csvRow',
    description: 'A row of the table: its number and its first cells',
    defaultMessage: '{no}: {text}',
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

/** Texts about the list of bank statements. */
export const statementMessages = {
  ...defineMessages({
    heading: {
      id: 'settlement.payments.statements',
      description: 'Heading over statements of the bank',
      defaultMessage: 'Bank statements',
    },
    import: {
      id: 'settlement.payments.importStatement',
      description: 'Button: chooses the file of a statement',
      defaultMessage: 'Import a statement',
    },
    hint: {
      id: 'settlement.payments.statementHint',
      description: 'Below the heading',
      defaultMessage:
        'camt.052, camt.053, camt.054, MT940, CSV or XLSX with headings, as the bank made it. Nothing is recorded until you have seen it.',
    },
    none: {
      id: 'settlement.payments.noStatements',
      description: 'Nothing was imported',
      defaultMessage: 'No statement was imported yet. It marks orders as paid, by reference and amount.',
    },
    draft: {
      id: 'settlement.payments.statementDraft',
      description: 'State of a statement',
      defaultMessage: 'Draft, nothing recorded',
    },
    reading: {
      id: 'settlement.payments.statementReading',
      description: 'State of a statement',
      defaultMessage: 'Being read',
    },
    failed: {
      id: 'settlement.payments.statementFailed',
      description: 'State of a statement',
      defaultMessage: 'Could not be read',
    },
  }),
  facts: defineMessage<{ paid: number; sum: string }>({
    id: 'settlement.payments.statementFacts',
    description: 'What a statement brought',
    defaultMessage: '{paid, plural, one {one payment} other {# payments}} · {sum}',
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

/** An estimate that is typed because the shop sent no file. */
export const typedMessages = {
  ...defineMessages({
    title: {
      id: 'assessment.estimateTyped.title',
      description: 'Title of the window in which the estimate of a shop is typed from paper',
      defaultMessage: 'Type an estimate',
    },
    paper: {
      id: 'assessment.estimateTyped.paper',
      description: 'Label: what the paper of the shop is called, its number or its day',
      defaultMessage: 'Estimate number or date',
    },
    paperHint: {
      id: 'assessment.estimateTyped.paperHint',
      description: 'Below that label: an example; it stands in the letter to the shop',
      defaultMessage: 'As on the paper, such as “128 of 26.11.2026”; the letter to the shop names it.',
    },
    keys: {
      id: 'assessment.estimateTyped.keys',
      description: 'Above the lines: how they are typed',
      defaultMessage:
        'Tab leads through a line, Enter to the next one. Without an amount, quantity times unit price counts. All without VAT.',
    },
    addLine: {
      id: 'assessment.estimateTyped.addLine',
      description: 'Adds an empty line at the end',
      defaultMessage: 'Add a line',
    },
    nothingYet: {
      id: 'assessment.estimateTyped.nothingYet',
      description: 'Instead of the preview while no line has both a name and an amount',
      defaultMessage: 'Each line needs a name and an amount.',
    },
    wrongNumber: {
      id: 'assessment.estimateTyped.wrongNumber',
      description: 'What was typed is no number',
      defaultMessage: 'Write a number, such as 1,120.50.',
    },
    noName: {
      id: 'assessment.estimateTyped.noName',
      description: 'A line has numbers and no name',
      defaultMessage: 'Name the part or the work; “total” is not a line.',
    },
    noAmount: {
      id: 'assessment.estimateTyped.noAmount',
      description: 'A line has a name and neither an amount nor a price',
      defaultMessage: 'Write the amount, or the unit price.',
    },
  }),
  line: defineMessage<{ no: number }>({
    id: 'assessment.estimateTyped.line',
    description: 'Name of the group of fields of one line; {no} counts lines',
    defaultMessage: 'Line {no}',
  }),
  removeLine: defineMessage<{ no: number }>({
    id: 'assessment.estimateTyped.removeLine',
    description: 'Button; {no} counts lines',
    defaultMessage: 'Remove line {no}',
  }),
};

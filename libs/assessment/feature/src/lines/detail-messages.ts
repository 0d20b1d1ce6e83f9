import { defineMessage, defineMessages } from 'react-intl';

/** Form of one line of a damage note. */
export const detailMessages = {
  ...defineMessages({
    save: {
      id: 'assessment.line.save',
      description: 'Form of one line of a damage note: save',
      defaultMessage: 'Take over',
    },
    wrongAmount: {
      id: 'assessment.line.wrongAmount',
      description: 'Form of one line of a damage note: wrongAmount',
      defaultMessage: 'Write an amount such as 1,234.50.',
    },
    wrongNumber: {
      id: 'assessment.line.wrongNumber',
      description: 'Form of one line of a damage note: wrongNumber',
      defaultMessage: 'Write a number such as 1.5.',
    },
    operation: {
      id: 'assessment.line.operation',
      description: 'Form of one line of a damage note: operation',
      defaultMessage: 'Operation',
    },
    quantity: {
      id: 'assessment.line.quantity',
      description: 'Form of one line of a damage note: quantity',
      defaultMessage: 'Quantity',
    },
    price: {
      id: 'assessment.line.price',
      description: 'Form of one line of a damage note: price',
      defaultMessage: 'Price of a piece, lei',
    },
    betterment: {
      id: 'assessment.line.betterment',
      description: 'Form of one line of a damage note: betterment',
      defaultMessage: 'Betterment, %',
    },
    labourType: {
      id: 'assessment.line.labourType',
      description: 'Form of one line of a damage note: labourType',
      defaultMessage: 'Labour',
    },
    labour: {
      id: 'assessment.line.labour',
      description: 'Form of one line of a damage note: labour',
      defaultMessage: 'Labour, hours',
    },
    paintLevel: {
      id: 'assessment.line.paintLevel',
      description: 'Form of one line of a damage note: paintLevel',
      defaultMessage: 'Painting',
    },
    paint: {
      id: 'assessment.line.paint',
      description: 'Form of one line of a damage note: paint',
      defaultMessage: 'Painting, hours',
    },
    sublet: {
      id: 'assessment.line.sublet',
      description: 'Form of one line of a damage note: sublet',
      defaultMessage: 'Outside work, lei',
    },
    older: {
      id: 'assessment.line.older',
      description: 'Form of one line of a damage note: older',
      defaultMessage: 'Older damage',
    },
    olderHint: {
      id: 'assessment.line.olderHint',
      description: 'Form of one line of a damage note: olderHint',
      defaultMessage: 'It is printed but not counted in the total.',
    },
    remark: {
      id: 'assessment.line.remark',
      description: 'Form of one line of a damage note: remark',
      defaultMessage: 'Remark',
    },
    remove: {
      id: 'assessment.line.remove',
      description: 'Form of one line of a damage note: remove',
      defaultMessage: 'Remove the line',
    },
  }),
  title: defineMessage<{ no: number }>({
    id: 'assessment.line.title',
    description: 'Form of one line of a damage note: title',
    defaultMessage: 'Line {no}',
  }),
};

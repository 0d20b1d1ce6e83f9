import { defineMessage, defineMessages } from 'react-intl';

/** What holds for a whole damage note. */
export const headMessages = {
  ...defineMessages({
    title: {
      id: 'assessment.head.title',
      description: 'What holds for a whole damage note: title',
      defaultMessage: 'Data of the note',
    },
    save: {
      id: 'assessment.head.save',
      description: 'What holds for a whole damage note: save',
      defaultMessage: 'Save',
    },
    wrongAmount: {
      id: 'assessment.head.wrongAmount',
      description: 'What holds for a whole damage note: wrongAmount',
      defaultMessage: 'Write an amount such as 1,234.50.',
    },
    wrongNumber: {
      id: 'assessment.head.wrongNumber',
      description: 'What holds for a whole damage note: wrongNumber',
      defaultMessage: 'Write a number.',
    },
    partsOn: {
      id: 'assessment.head.partsOn',
      description: 'What holds for a whole damage note: partsOn',
      defaultMessage: 'Day of the prices',
    },
    odometer: {
      id: 'assessment.head.odometer',
      description: 'What holds for a whole damage note: odometer',
      defaultMessage: 'Odometer, km',
    },
    discount: {
      id: 'assessment.head.discount',
      description: 'What holds for a whole damage note: discount',
      defaultMessage: 'Discount on parts, %',
    },
    deductible: {
      id: 'assessment.head.deductible',
      description: 'What holds for a whole damage note: deductible',
      defaultMessage: 'Deductible, lei',
    },
    hidden: {
      id: 'assessment.head.hidden',
      description: 'What holds for a whole damage note: hidden',
      defaultMessage: 'Reserve for hidden damage, lei',
    },
    recoversVat: {
      id: 'assessment.head.recoversVat',
      description: 'What holds for a whole damage note: recoversVat',
      defaultMessage: 'The payee recovers the VAT',
    },
    value: {
      id: 'assessment.head.value',
      description: 'What holds for a whole damage note: value',
      defaultMessage: 'Value of the vehicle',
    },
    valueHint: {
      id: 'assessment.head.valueHint',
      description: 'What holds for a whole damage note: valueHint',
      defaultMessage: 'On the day of the damage, with its source and two comparables.',
    },
    amount: {
      id: 'assessment.head.amount',
      description: 'What holds for a whole damage note: amount',
      defaultMessage: 'Value, lei',
    },
    residual: {
      id: 'assessment.head.residual',
      description: 'What holds for a whole damage note: residual',
      defaultMessage: 'Residual value, lei',
    },
    source: {
      id: 'assessment.head.source',
      description: 'What holds for a whole damage note: source',
      defaultMessage: 'Source',
    },
    valuedOn: {
      id: 'assessment.head.valuedOn',
      description: 'What holds for a whole damage note: valuedOn',
      defaultMessage: 'Valued on',
    },
    remark: {
      id: 'assessment.head.remark',
      description: 'What holds for a whole damage note: remark',
      defaultMessage: 'Remark',
    },
  }),
  comparable: defineMessage<{ no: number }>({
    id: 'assessment.head.comparable',
    description: 'What holds for a whole damage note: comparable',
    defaultMessage: 'Comparable {no}',
  }),
  priceOf: defineMessage<{ no: number }>({
    id: 'assessment.head.priceOf',
    description: 'What holds for a whole damage note: priceOf',
    defaultMessage: 'Price {no}, lei',
  }),
};

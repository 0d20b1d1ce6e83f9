import { defineMessages } from 'react-intl';

/** Lines of an offer. */
export const lineMessages = defineMessages({
  repair: {
    id: 'settlement.money.lineRepair',
    description: 'Line of an offer',
    defaultMessage: 'Repair, without VAT',
  },
  vat: {
    id: 'settlement.money.lineVat',
    description: 'Line of an offer',
    defaultMessage: 'VAT',
  },
  wear: {
    id: 'settlement.money.lineWear',
    description: 'Line of an offer, taken off',
    defaultMessage: 'Wear',
  },
  deductible: {
    id: 'settlement.money.lineDeductible',
    description: 'Line of an offer, taken off',
    defaultMessage: 'Deductible',
  },
  residual: {
    id: 'settlement.money.lineResidual',
    description: 'Line of an offer, taken off',
    defaultMessage: 'Residual value',
  },
  towing: {
    id: 'settlement.money.lineTowing',
    description: 'Line of an offer',
    defaultMessage: 'Towing',
  },
  loss_of_use: {
    id: 'settlement.money.lineLossOfUse',
    description: 'Line of an offer',
    defaultMessage: 'Loss of use',
  },
  property: {
    id: 'settlement.money.lineProperty',
    description: 'Line of an offer',
    defaultMessage: 'Other property',
  },
  injury: {
    id: 'settlement.money.lineInjury',
    description: 'Line of an offer',
    defaultMessage: 'Injuries',
  },
  other: {
    id: 'settlement.money.lineOther',
    description: 'Line of an offer',
    defaultMessage: 'Other',
  },
  penalty: {
    id: 'settlement.money.linePenalty',
    description: 'Line of an offer',
    defaultMessage: 'Penalty for the delay',
  },
});

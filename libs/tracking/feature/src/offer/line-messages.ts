import { defineMessages } from 'react-intl';

/** Lines of an offer. */
export const lineMessages = defineMessages({
  repair: {
    id: 'tracking.offer.line.repair',
    description: 'Line of an offer',
    defaultMessage: 'Repair, without VAT',
  },
  vat: {
    id: 'tracking.offer.line.vat',
    description: 'Line of an offer',
    defaultMessage: 'VAT',
  },
  wear: {
    id: 'tracking.offer.line.wear',
    description: 'Line of an offer',
    defaultMessage: 'Wear',
  },
  deductible: {
    id: 'tracking.offer.line.deductible',
    description: 'Line of an offer',
    defaultMessage: 'Deductible',
  },
  residual: {
    id: 'tracking.offer.line.residual',
    description: 'Line of an offer',
    defaultMessage: 'Residual value',
  },
  towing: {
    id: 'tracking.offer.line.towing',
    description: 'Line of an offer',
    defaultMessage: 'Towing',
  },
  loss_of_use: {
    id: 'tracking.offer.line.lossOfUse',
    description: 'Line of an offer',
    defaultMessage: 'Loss of use',
  },
  property: {
    id: 'tracking.offer.line.property',
    description: 'Line of an offer',
    defaultMessage: 'Other property',
  },
  injury: {
    id: 'tracking.offer.line.injury',
    description: 'Line of an offer',
    defaultMessage: 'Injuries',
  },
  other: {
    id: 'tracking.offer.line.other',
    description: 'Line of an offer',
    defaultMessage: 'Other',
  },
  penalty: {
    id: 'tracking.offer.line.penalty',
    description: 'Line of an offer',
    defaultMessage: 'Penalty for the delay',
  },
});

import { defineMessages } from 'react-intl';

/** Name of a sum of a damage note. */
export const figureMessages = defineMessages({
  parts_bani: {
    id: 'assessment.figure.partsBani',
    description: 'Name of a sum of a damage note: partsBani',
    defaultMessage: 'Parts',
  },
  discount_bani: {
    id: 'assessment.figure.discountBani',
    description: 'Name of a sum of a damage note: discountBani',
    defaultMessage: 'Discount',
  },
  betterment_bani: {
    id: 'assessment.figure.bettermentBani',
    description: 'Name of a sum of a damage note: bettermentBani',
    defaultMessage: 'Betterment',
  },
  body_bani: {
    id: 'assessment.figure.bodyBani',
    description: 'Name of a sum of a damage note: bodyBani',
    defaultMessage: 'Body work',
  },
  mechanic_bani: {
    id: 'assessment.figure.mechanicBani',
    description: 'Name of a sum of a damage note: mechanicBani',
    defaultMessage: 'Mechanical work',
  },
  electric_bani: {
    id: 'assessment.figure.electricBani',
    description: 'Name of a sum of a damage note: electricBani',
    defaultMessage: 'Electrical work',
  },
  paint_bani: {
    id: 'assessment.figure.paintBani',
    description: 'Name of a sum of a damage note: paintBani',
    defaultMessage: 'Painting',
  },
  material_bani: {
    id: 'assessment.figure.materialBani',
    description: 'Name of a sum of a damage note: materialBani',
    defaultMessage: 'Paint material',
  },
  sublet_bani: {
    id: 'assessment.figure.subletBani',
    description: 'Name of a sum of a damage note: subletBani',
    defaultMessage: 'Outside work',
  },
  net_bani: {
    id: 'assessment.figure.netBani',
    description: 'Name of a sum of a damage note: netBani',
    defaultMessage: 'Without VAT',
  },
  vat_bani: {
    id: 'assessment.figure.vatBani',
    description: 'Name of a sum of a damage note: vatBani',
    defaultMessage: 'VAT',
  },
  gross_bani: {
    id: 'assessment.figure.grossBani',
    description: 'Name of a sum of a damage note: grossBani',
    defaultMessage: 'With VAT',
  },
  deductible_bani: {
    id: 'assessment.figure.deductibleBani',
    description: 'Name of a sum of a damage note: deductibleBani',
    defaultMessage: 'Deductible',
  },
  payable_bani: {
    id: 'assessment.figure.payableBani',
    description: 'Name of a sum of a damage note: payableBani',
    defaultMessage: 'To pay',
  },
});

import { defineMessage, defineMessages } from 'react-intl';

/** Sums of a damage note. */
export const totalMessages = {
  ...defineMessages({
    title: {
      id: 'assessment.totals.title',
      description: 'Sums of a damage note: title',
      defaultMessage: 'Total',
    },
    rates_organisation: {
      id: 'assessment.totals.ratesOrganisation',
      description: 'Sums of a damage note: ratesOrganisation',
      defaultMessage: 'our rates',
    },
    rates_partner: {
      id: 'assessment.totals.ratesPartner',
      description: 'Sums of a damage note: ratesPartner',
      defaultMessage: 'rates of the partner',
    },
    rates_hand: {
      id: 'assessment.totals.ratesHand',
      description: 'Sums of a damage note: ratesHand',
      defaultMessage: 'rates by hand',
    },
    vatRecovered: {
      id: 'assessment.totals.vatRecovered',
      description: 'Sums of a damage note: vatRecovered',
      defaultMessage: 'The payee recovers the VAT: not paid',
    },
    totalLoss: {
      id: 'assessment.totals.totalLoss',
      description: 'Sums of a damage note: totalLoss',
      defaultMessage: 'Total loss',
    },
    noValue: {
      id: 'assessment.totals.noValue',
      description: 'Sums of a damage note: noValue',
      defaultMessage: 'The value of the vehicle on the day of the damage is not known yet.',
    },
    editHead: {
      id: 'assessment.totals.editHead',
      description: 'Sums of a damage note: editHead',
      defaultMessage: 'Change the value',
    },
    addValue: {
      id: 'assessment.totals.addValue',
      description: 'Sums of a damage note: addValue',
      defaultMessage: 'Enter the value',
    },
  }),
  totalLossAnswer: defineMessage<{ state: string }>({
    id: 'assessment.totals.totalLossAnswer',
    description: 'Sums of a damage note: totalLossAnswer',
    defaultMessage:
      '{state, select, asked {Total loss asked for, waits for the decision} approved {Total loss approved} other {Total loss refused}}',
  }),
  vat: defineMessage<{ share: string }>({
    id: 'assessment.totals.vat',
    description: 'Sums of a damage note: vat',
    defaultMessage: 'VAT {share} %',
  }),
  vatOf: defineMessage<{ amount: string; share: string; day: string }>({
    id: 'assessment.totals.vatOf',
    description: 'Sums of a damage note: vatOf',
    defaultMessage: '{amount} × {share} %, in force on {day}',
  }),
  meter: defineMessage<{ percent: string }>({
    id: 'assessment.totals.meter',
    description: 'Sums of a damage note: meter',
    defaultMessage: '{percent} % of the value; limits 60 % and 75 %',
  }),
  level: defineMessage<{ level: string }>({
    id: 'assessment.totals.level',
    description: 'Sums of a damage note: level',
    defaultMessage:
      '{level, select, none {Below the limits} near {Close to a total loss: above 60 %} reached {Total loss: at or above 75 %} other {}}',
  }),
  value: defineMessage<{ amount: string }>({
    id: 'assessment.totals.value',
    description: 'Sums of a damage note: value',
    defaultMessage: 'Value on the day of the damage {amount}',
  }),
  valueSource: defineMessage<{ source: string; day: string; count: number }>({
    id: 'assessment.totals.valueSource',
    description: 'Sums of a damage note: valueSource',
    defaultMessage:
      '{source}, {day}, {count, plural, =0 {no comparables} one {# comparable} other {# comparables}}',
  }),
};

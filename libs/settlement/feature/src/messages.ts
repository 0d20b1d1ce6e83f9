import { defineMessages } from 'react-intl';

/** Names of what the area brings. */
export const messages = defineMessages({
  money: {
    id: 'settlement.area.money',
    description: 'Section of a claim file',
    defaultMessage: 'Money',
  },
  payments: {
    id: 'settlement.area.payments',
    description: 'Page of the manager area',
    defaultMessage: 'Payments',
  },
  paymentsAbout: {
    id: 'settlement.area.paymentsAbout',
    description: 'What that page is for',
    defaultMessage: 'Give payment orders to the bank',
  },
  keywords: {
    id: 'settlement.area.keywords',
    description: 'Other words for that page; never shown',
    defaultMessage: 'pain001 iso20022 bank transfer iban csv',
  },
  group: {
    id: 'settlement.area.group',
    description: 'Heading over pages about money',
    defaultMessage: 'Money',
  },
});

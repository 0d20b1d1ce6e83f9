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
    description: 'Menu entry and title of the page about payments',
    defaultMessage: 'Payments',
  },
  keywords: {
    id: 'settlement.area.keywords',
    description: 'Other words for that page; never shown',
    defaultMessage: 'pain001 iso20022 bank transfer iban csv',
  },
});

import { defineMessage } from 'react-intl';

/** The words of what partners are paid. */
export const partnerOrderMessages = {
  title: defineMessage({
    id: 'settlement.partnerOrders.title',
    description: 'Heading over the payments of partners',
    defaultMessage: 'Partners',
  }),
  cost: defineMessage<{ amount: string }>({
    id: 'settlement.partnerOrders.cost',
    description: 'What partners cost the file so far',
    defaultMessage: 'Paid to partners: {amount}. It is not part of the offer.',
  }),
  invoice: defineMessage<{ number: string }>({
    id: 'settlement.partnerOrders.invoice',
    description: 'Which invoice an order pays',
    defaultMessage: 'Invoice {number}',
  }),
};

import type { WorklistColumn } from '@dosar/areas/worklist';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  partner: {
    id: 'partners.worklistColumns.partner',
    description: 'Column: the partner that works on it, such as a repair shop',
    defaultMessage: 'Partner',
  },
  specialCustomer: {
    id: 'partners.worklistColumns.specialCustomer',
    description: 'Column: the customer who gets special care',
    defaultMessage: 'Special customer',
  },
});

/** Which partner works on a task, and which customer it is for. */
export const columns: readonly WorklistColumn[] = [
  {
    key: 'partner',
    order: 160,
    header: messages.partner,
    shrinks: true,
    cell: (row) => row.partner_name,
  },
  {
    key: 'special_customer',
    order: 170,
    header: messages.specialCustomer,
    shrinks: true,
    cell: (row) => row.special_customer_name,
  },
];

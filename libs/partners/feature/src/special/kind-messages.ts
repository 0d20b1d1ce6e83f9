import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  fleet: {
    id: 'partners.customerKind.fleet',
    description: 'Kind of special customer',
    defaultMessage: 'Fleet',
  },
  leasing: {
    id: 'partners.customerKind.leasing',
    description: 'Kind of special customer',
    defaultMessage: 'Leasing',
  },
  bank: {
    id: 'partners.customerKind.bank',
    description: 'Kind of special customer',
    defaultMessage: 'Bank',
  },
  broker: {
    id: 'partners.customerKind.broker',
    description: 'Kind of special customer',
    defaultMessage: 'Broker',
  },
  vip: {
    id: 'partners.customerKind.vip',
    description: 'Kind of special customer',
    defaultMessage: 'VIP',
  },
  employee: {
    id: 'partners.customerKind.employee',
    description: 'Kind of special customer',
    defaultMessage: 'Employee',
  },
  sensitive: {
    id: 'partners.customerKind.sensitive',
    description: 'Kind of special customer',
    defaultMessage: 'Sensitive',
  },
  other: {
    id: 'partners.customerKind.other',
    description: 'Kind of special customer',
    defaultMessage: 'Other',
  },
});

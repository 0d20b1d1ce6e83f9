import { defineMessages } from 'react-intl';

/** What kinds of partner are called. */
export const messages = defineMessages({
  repair_shop: {
    id: 'partners.kind.repairShop',
    description: 'Kind of partner',
    defaultMessage: 'Repair shop',
  },
  glass: {
    id: 'partners.kind.glass',
    description: 'Kind of partner',
    defaultMessage: 'Windscreens',
  },
  towing: {
    id: 'partners.kind.towing',
    description: 'Kind of partner',
    defaultMessage: 'Towing',
  },
  rental: {
    id: 'partners.kind.rental',
    description: 'Kind of partner',
    defaultMessage: 'Rental',
  },
  assessor: {
    id: 'partners.kind.assessor',
    description: 'Kind of partner',
    defaultMessage: 'Expert',
  },
  lawyer: {
    id: 'partners.kind.lawyer',
    description: 'Kind of partner',
    defaultMessage: 'Lawyer',
  },
  broker: {
    id: 'partners.kind.broker',
    description: 'Kind of partner',
    defaultMessage: 'Broker',
  },
  other: {
    id: 'partners.kind.other',
    description: 'Kind of partner',
    defaultMessage: 'Other',
  },
});

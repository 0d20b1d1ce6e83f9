import { defineMessage, defineMessages } from 'react-intl';

/** Words of the rates of a partner. */
export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.rates.heading',
      description: 'Heading in the pane',
      defaultMessage: 'Hourly rates',
    },
    none: {
      id: 'partners.rates.none',
      description: 'In place of rates',
      defaultMessage: 'Nobody has said what an hour costs.',
    },
    body: { id: 'partners.rates.body', description: 'Kind of work', defaultMessage: 'Bodywork' },
    mechanic: { id: 'partners.rates.mechanic', description: 'Kind of work', defaultMessage: 'Mechanics' },
    electric: { id: 'partners.rates.electric', description: 'Kind of work', defaultMessage: 'Electrics' },
    paint: { id: 'partners.rates.paint', description: 'Kind of work', defaultMessage: 'Painting' },
    material: {
      id: 'partners.rates.material',
      description: 'Paint for an hour of painting',
      defaultMessage: 'Paint material',
    },
    discount: {
      id: 'partners.rates.discount',
      description: 'Off the price of parts',
      defaultMessage: 'Discount on parts',
    },
  }),
  own: defineMessage<{ day: string }>({
    id: 'partners.rates.own',
    description: 'Above rates that were agreed with the partner',
    defaultMessage: 'Agreed with this partner, from {day}',
  }),
  organisation: defineMessage<{ day: string }>({
    id: 'partners.rates.organisation',
    description: 'Above rates that hold for everybody',
    defaultMessage: 'Those of the organisation, from {day}',
  }),
};

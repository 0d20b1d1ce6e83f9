import { defineMessage, defineMessages } from 'react-intl';

/** Words for visits: how they stand and what they are for. */
export const messages = defineMessages({
  held: { id: 'scheduling.visitWords.held', description: 'Status of a visit', defaultMessage: 'On hold' },
  booked: { id: 'scheduling.visitWords.booked', description: 'Status of a visit', defaultMessage: 'Booked' },
  confirmed: {
    id: 'scheduling.visitWords.confirmed',
    description: 'Status of a visit',
    defaultMessage: 'Confirmed',
  },
  on_the_way: {
    id: 'scheduling.visitWords.onTheWay',
    description: 'Status of a visit',
    defaultMessage: 'On the way',
  },
  arrived: {
    id: 'scheduling.visitWords.arrived',
    description: 'Status of a visit',
    defaultMessage: 'Arrived',
  },
  in_work: {
    id: 'scheduling.visitWords.inWork',
    description: 'Status of a visit',
    defaultMessage: 'In work',
  },
  done: { id: 'scheduling.visitWords.done', description: 'Status of a visit', defaultMessage: 'Done' },
  vehicle_absent: {
    id: 'scheduling.visitWords.vehicleAbsent',
    description: 'Status of a visit',
    defaultMessage: 'Vehicle absent',
  },
  not_completed: {
    id: 'scheduling.visitWords.notCompleted',
    description: 'Status of a visit',
    defaultMessage: 'Not completed',
  },
  client_no_show: {
    id: 'scheduling.visitWords.clientNoShow',
    description: 'Status of a visit',
    defaultMessage: 'Nobody came',
  },
  assessor_no_show: {
    id: 'scheduling.visitWords.assessorNoShow',
    description: 'Status of a visit',
    defaultMessage: 'Assessor did not come',
  },
  place_closed: {
    id: 'scheduling.visitWords.placeClosed',
    description: 'Status of a visit',
    defaultMessage: 'Place closed',
  },
  unreported: {
    id: 'scheduling.visitWords.unreported',
    description: 'Status of a visit whose hour is over and of which nobody has said how it ended',
    defaultMessage: 'Not reported',
  },
  cancelled: {
    id: 'scheduling.visitWords.cancelled',
    description: 'Status of a visit',
    defaultMessage: 'Cancelled',
  },
  expired: {
    id: 'scheduling.visitWords.expired',
    description: 'Status of a visit',
    defaultMessage: 'Hold ended',
  },
  first: {
    id: 'scheduling.visitWords.first',
    description: 'Kind of visit',
    defaultMessage: 'First inspection',
  },
  reassessment: {
    id: 'scheduling.visitWords.reassessment',
    description: 'Kind of visit',
    defaultMessage: 'Reinspection',
  },
  reception: {
    id: 'scheduling.visitWords.reception',
    description: 'Kind of visit',
    defaultMessage: 'Reception after repair',
  },
  centre: { id: 'scheduling.visitWords.centre', description: 'Kind of place', defaultMessage: 'centre' },
  mobile: { id: 'scheduling.visitWords.mobile', description: 'Kind of place', defaultMessage: 'mobile zone' },
  partner: {
    id: 'scheduling.visitWords.partner',
    description: 'Kind of place',
    defaultMessage: 'partner shop',
  },
});

/** Who keeps an hour while they fill in a form. */
export const holderMessages = {
  ...defineMessages({
    claimant: {
      id: 'scheduling.visitWords.heldByClaimant',
      description: 'Who keeps an hour: the claimant, whose name is not known',
      defaultMessage: 'The claimant fills in the form',
    },
    you: {
      id: 'scheduling.visitWords.heldByYou',
      description: 'Who keeps an hour: the reader',
      defaultMessage: 'Kept by you',
    },
  }),
  namedClaimant: defineMessage<{ name: string }>({
    id: 'scheduling.visitWords.heldByNamedClaimant',
    description: 'Who keeps an hour: the claimant',
    defaultMessage: '{name}, claimant, fills in the form',
  }),
  colleague: defineMessage<{ name: string }>({
    id: 'scheduling.visitWords.heldByColleague',
    description: 'Who keeps an hour: somebody of the staff',
    defaultMessage: 'Kept by {name}',
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the window in which a visit is moved. */
export const messages = {
  ...defineMessages({
    day: { id: 'scheduling.moveVisit.day', description: 'Field', defaultMessage: 'Day' },
    hour: { id: 'scheduling.moveVisit.hour', description: 'Field', defaultMessage: 'Hour' },
    person: { id: 'scheduling.moveVisit.person', description: 'Field', defaultMessage: 'Assessor' },
    place: { id: 'scheduling.moveVisit.place', description: 'Field', defaultMessage: 'Place' },
    why: { id: 'scheduling.moveVisit.why', description: 'Heading', defaultMessage: 'Why' },
    distanceUnknown: {
      id: 'scheduling.moveVisit.distanceUnknown',
      description: 'One of two places is not on the map',
      defaultMessage: 'One of the places is not on the map: the distance is not known.',
    },
    oldPlace: {
      id: 'scheduling.moveVisit.oldPlace',
      description: 'After an address',
      defaultMessage: 'old place',
    },
    newPlace: {
      id: 'scheduling.moveVisit.newPlace',
      description: 'After an address',
      defaultMessage: 'new place',
    },
    samePlace: {
      id: 'scheduling.moveVisit.samePlace',
      description: 'The visit stays where it is',
      defaultMessage: 'same place',
    },
    closedThen: {
      id: 'scheduling.moveVisit.closedThen',
      description: 'No hour of a place on a day',
      defaultMessage: 'This place is closed on that day.',
    },
    proposals: {
      id: 'scheduling.moveVisit.proposals',
      description: 'Heading of three hours, each with the key that chooses it',
      defaultMessage: 'Proposals, keys 1–3',
    },
    kept: {
      id: 'scheduling.moveVisit.kept',
      description: 'What happens to the old hour',
      defaultMessage: 'The old hour is freed only once you confirm.',
    },
    confirm: { id: 'scheduling.moveVisit.confirm', description: 'Button', defaultMessage: 'Move' },
    openFile: { id: 'scheduling.moveVisit.openFile', description: 'Link', defaultMessage: 'Open the claim' },
    cancelVisit: {
      id: 'scheduling.moveVisit.cancelVisit',
      description: 'Button',
      defaultMessage: 'Cancel the visit',
    },
    moveTo: { id: 'scheduling.moveVisit.moveTo', description: 'Menu item', defaultMessage: 'Move to…' },
  }),
  title: defineMessage<{ plate: string }>({
    id: 'scheduling.moveVisit.title',
    description: 'Title',
    defaultMessage: 'Move {plate}',
  }),
  now: defineMessage<{ hour: string; person: string; place: string }>({
    id: 'scheduling.moveVisit.now',
    description: 'Where the visit is now',
    defaultMessage: 'Now {hour}, {person}, {place}',
  }),
  fits: defineMessage<{ hour: string }>({
    id: 'scheduling.moveVisit.fits',
    description: 'Verdict',
    defaultMessage: 'It fits at {hour}',
  }),
  refused: defineMessage<{ hour: string }>({
    id: 'scheduling.moveVisit.refused',
    description: 'Verdict',
    defaultMessage: 'It does not fit at {hour}',
  }),
  moreActs: defineMessage<{ plate: string }>({
    id: 'scheduling.moveVisit.moreActs',
    description: 'Name of the menu of a visit',
    defaultMessage: 'Visit {plate}',
  }),
  distance: defineMessage<{ km: number }>({
    id: 'scheduling.moveVisit.distance',
    description: 'How far two places are from each other',
    defaultMessage: '{km} km between the two places, as the crow flies',
  }),
  kilometres: defineMessage<{ km: number }>({
    id: 'scheduling.moveVisit.kilometres',
    description: 'How far a place is from where the visit is now',
    defaultMessage: '{km} km away',
  }),
  agreePlace: defineMessage<{ place: string }>({
    id: 'scheduling.moveVisit.agreePlace',
    description: 'Checkbox that has to be ticked before a visit goes to another place',
    defaultMessage: 'Yes, the vehicle comes to {place}',
  }),
};
